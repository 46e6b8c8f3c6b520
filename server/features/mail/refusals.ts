import { m } from '~words'
import { invalid } from '../../core/refusal.ts'

export const emailInvalid = invalid('email_invalid', () => m.refusal_email_invalid())
