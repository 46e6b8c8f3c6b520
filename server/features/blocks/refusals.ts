import { m } from '~words'
import { invalid } from '../../core/refusal.ts'

export const blockSelf = invalid('block_self', () => m.refusal_block_self())
