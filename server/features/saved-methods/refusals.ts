import { m } from '~words'
import { missing } from '../../core/refusal.ts'

/** It was forgotten, perhaps in another tab. */
export const savedMethodGone = missing('saved_method_gone', () => m.saved_methods_refusal_gone())
