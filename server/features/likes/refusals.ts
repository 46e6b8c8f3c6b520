import { m } from '~words'
import { invalid } from '../../core/refusal.ts'

export const likeSelf = invalid('like_self', () => m.refusal_like_self())
