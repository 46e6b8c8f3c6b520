import { m } from '~words'
import { forbidden, invalid, limited } from '../../core/refusal.ts'

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
export const signupClosed = forbidden('signup_closed', () => m.refusal_signup_closed())
export const signupLimited = limited('signup_limited', () => m.refusal_signup_limited())
