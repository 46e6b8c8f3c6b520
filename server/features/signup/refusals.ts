import { m } from '~words'
import { forbidden, invalid, limited } from '../../core/refusal.ts'

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
