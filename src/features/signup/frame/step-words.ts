import { m } from '~words'
import type { StepName } from '../flow/steps.ts'

export const stepWords = {
  gender: { title: m.signup_gender_title, lead: m.signup_gender_lead },
  identity: { title: m.signup_identity_title, lead: m.signup_identity_lead },
  area: { title: m.signup_area_title, lead: m.signup_area_lead },
  about: { title: m.signup_about_title, lead: m.signup_about_lead },
  password: { title: m.signup_password_title, lead: m.signup_password_lead },
} satisfies Record<StepName, { title: () => string; lead: () => string }>
