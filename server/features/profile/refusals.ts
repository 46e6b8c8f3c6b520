import { m } from '~words'
import { conflict, invalid } from '../../core/refusal.ts'

export const profileNameRequired = invalid('profile_name_required', () => m.refusal_profile_name_required())
export const profileNameLength = invalid('profile_name_length', ({ min, limit }: { min: number; limit: number }) =>
  m.refusal_profile_name_length({ min, limit }),
)
export const profileNameIsEmail = invalid('profile_name_is_email', () => m.refusal_profile_name_is_email())
export const profileNameAtSign = invalid('profile_name_at_sign', () => m.refusal_profile_name_at_sign())
export const profileNameContact = invalid('profile_name_contact', () => m.refusal_profile_name_contact())
export const profileNameCharacters = invalid('profile_name_characters', () => m.refusal_profile_name_characters())
export const profileNameOfficial = invalid('profile_name_official', () => m.refusal_profile_name_official())
export const signupMessageLength = invalid('signup_message_length', ({ limit }: { limit: number }) =>
  m.refusal_signup_message_length({ limit }),
)
export const consentRequired = invalid('consent_required', () => m.refusal_consent_required())
/** The text was changed elsewhere meanwhile. */
export const aboutChanged = conflict('about_changed', () => m.profile_refusal_about_changed())
