import { m } from '~words'
import { conflict, forbidden, invalid, limited, unauthenticated } from '../../core/refusal.ts'

/** `mayBeUnconfirmed`: the site does not tell whether there is an account that only waits for its mail to be followed. */
export const loginFailed = unauthenticated('login_failed', ({ mayBeUnconfirmed }: { mayBeUnconfirmed?: boolean }) =>
  mayBeUnconfirmed ? m.refusal_login_failed_or_unconfirmed() : m.refusal_login_failed(),
)
export const loginLocked = limited('login_locked', ({ minutes }: { minutes: number; retryAfter: number }) =>
  m.refusal_login_locked({ minutes }),
)
export const loginLinkRequired = limited(
  'login_link_required',
  ({ minutes }: { minutes: number; retryAfter: number }) => m.refusal_login_link_required({ minutes }),
)
export const loginBanned = forbidden('login_banned', ({ reason }: { reason: string }) =>
  m.refusal_login_banned({ reason }),
)
export const profileNameRequired = invalid('profile_name_required', () => m.refusal_profile_name_required())
export const profileNameLength = invalid('profile_name_length', ({ min, limit }: { min: number; limit: number }) =>
  m.refusal_profile_name_length({ min, limit }),
)
export const profileNameIsEmail = invalid('profile_name_is_email', () => m.refusal_profile_name_is_email())
export const profileNameAtSign = invalid('profile_name_at_sign', () => m.refusal_profile_name_at_sign())
export const profileNameContact = invalid('profile_name_contact', () => m.refusal_profile_name_contact())
export const profileNameCharacters = invalid('profile_name_characters', () => m.refusal_profile_name_characters())
export const profileNameOfficial = invalid('profile_name_official', () => m.refusal_profile_name_official())
export const birthDateRequired = invalid('birth_date_required', ({ minAge }: { minAge: number }) =>
  m.refusal_birth_date_required({ minAge }),
)
export const birthDateInvalid = invalid('birth_date_invalid', () => m.refusal_birth_date_invalid())
export const emailInvalid = invalid('email_invalid', () => m.refusal_email_invalid())
export const emailTaken = conflict('email_taken', () => m.refusal_email_taken())
export const emailInGrace = conflict('email_in_grace', () => m.refusal_email_in_grace())
export const newEmailInvalid = invalid('new_email_invalid', () => m.refusal_new_email_invalid())
export const passwordLength = invalid('password_length', ({ min, limit }: { min: number; limit: number }) =>
  m.refusal_password_length({ min, limit }),
)
export const passwordBlank = invalid('password_blank', () => m.refusal_password_blank())
export const passwordCommon = invalid('password_common', () => m.refusal_password_common())
export const passwordPersonal = invalid('password_personal', () => m.refusal_password_personal())
export const genderRequired = invalid('gender_required', () => m.refusal_gender_required())
export const signupMessageLength = invalid('signup_message_length', ({ limit }: { limit: number }) =>
  m.refusal_signup_message_length({ limit }),
)
export const consentRequired = invalid('consent_required', () => m.refusal_consent_required())
export const signupClosed = forbidden('signup_closed', () => m.refusal_signup_closed())
export const signupLimited = limited('signup_limited', () => m.refusal_signup_limited())
export const activationFailed = conflict('activation_failed', () => m.refusal_activation_failed())
export const activationMailLimited = limited(
  'activation_mail_limited',
  ({ retryAfter }: { retryAfter: number; minutes: number }) => m.refusal_activation_mail_limited({ retryAfter }),
)
export const alreadyConfirmed = conflict('already_confirmed', () => m.refusal_already_confirmed())
export const reactivationFailed = conflict('reactivation_failed', () => m.refusal_reactivation_failed())
export const notConfirmed = forbidden('not_confirmed', () => m.refusal_not_confirmed())
