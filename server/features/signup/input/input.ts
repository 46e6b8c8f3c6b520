import { z } from 'zod'
import { attributes } from '../../../../db/reference/attributes.ts'
import { interests } from '../../../../db/reference/interests.ts'

/** Typed words: the rules judge them, this only keeps out what no form sends. */
const typed = z.string().max(5000)
const chosen = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).nullable()

export const signupForm = z.object({
  gender: typed,
  name: typed,
  email: typed,
  birthDate: typed,
  country: typed,
  region: typed.nullable(),
  city: typed.nullable(),
  signupMessage: typed,
  joiningReason: chosen(attributes.joiningReason),
  relationshipStatus: chosen(attributes.relationshipStatus),
  bodyType: chosen(attributes.bodyType),
  hairColour: chosen(attributes.hairColour),
  eyeColour: chosen(attributes.eyeColour),
  tattoos: chosen(attributes.tattoos),
  sexuality: chosen(attributes.sexuality),
  sexualityConsent: z.boolean(),
  interests: z.array(z.enum(interests)).max(interests.length),
  password: typed,
  consent: z.boolean(),
})

export const signupInput = z.object({
  form: signupForm,
  tracking: z.object({ network: typed, ref: typed, sub1: typed, sub2: typed, sub3: typed }).partial(),
})
