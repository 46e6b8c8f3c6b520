import { m } from '~words'
import { invalid } from '../../core/refusal.ts'

/** The operator has not listed the push service of this browser. */
export const pushServiceUnknown = invalid('push_service_unknown', () => m.push_refusal_service_unknown())
