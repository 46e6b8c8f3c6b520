import { m } from '~words'
import { conflict, invalid, missing } from '../../core/refusal.ts'

/** Only on a site that reveals which accounts exist. */
export const emailNotFound = missing('email_not_found', () => m.refusal_email_not_found())
export const resetLinkFailed = conflict('reset_link_failed', () => m.refusal_reset_link_failed())
export const passwordsDiffer = invalid('passwords_differ', () => m.refusal_passwords_differ())
