import { z } from 'zod'
import { attributes } from '../../../../db/reference/attributes.ts'
import { interests } from '../../../../db/reference/interests.ts'
import { choices } from '../../members/choices.ts'

/** Typed words: the rules judge them, this only keeps out what no form sends. */
const typed = z.string().max(5000)

export const signupForm = z.object({
  gender: typed,
  name: typed,
  email: typed,
  birthDate: typed,
  country: typed,
  region: typed.nullable(),
  city: typed.nullable(),
  signupMessage: typed,
  ...choices,
  sexuality: z.enum(attributes.sexuality).nullable(),
  sexualityConsent: z.boolean(),
  interests: z.array(z.enum(interests)).max(interests.length),
  password: typed,
  consent: z.boolean(),
})

export const signupInput = z.object({
  form: signupForm,
  tracking: z.object({ network: typed, ref: typed, sub1: typed, sub2: typed, sub3: typed }).partial(),
})
