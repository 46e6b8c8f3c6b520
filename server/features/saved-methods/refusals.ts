import { m } from '~words'
import { missing } from '../../core/refusal.ts'

/** The method was removed, perhaps in another tab. */
export const savedMethodGone = missing('saved_method_gone', () => m.saved_methods_refusal_gone())
