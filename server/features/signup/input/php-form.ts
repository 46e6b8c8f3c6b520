import { z } from 'zod'
import { m } from '~words'
import { type AttributeName, attributes } from '../../../../db/reference/attributes.ts'
import { countryCodes } from '../../../../db/reference/countries/codes.ts'
import { interests } from '../../../../db/reference/interests.ts'
import type { SignupInput } from '../sign-up.ts'

/**
 * What a lander sends. Nothing in it is refused here: what is missing, null or no text is an empty field, and the rules
 * of sign-up say with the others' refusals what is wrong with it.
 */

/** In code units; the rules allow less of everything. */
const longestText = 5000
const longestChoice = 100

/** The last one counts where a field comes twice, as in PHP. */
function asText(value: unknown, longest = longestText): string {
  const given = Array.isArray(value) ? value.at(-1) : value
  return typeof given === 'string' || typeof given === 'number' ? String(given).slice(0, longest) : ''
}

/** Landers may write `dark blond`; stored it is `dark_blond`. */
function asChoice(value: unknown): string {
  return asText(value, longestChoice).trim().toLowerCase().replace(/[ -]/g, '_')
}

function asChoices(value: unknown): string[] {
  return [value ?? []].flat().slice(0, interests.length).map(asChoice)
}

/** JSON says true; the box of a form says what its author wrote, `on` by default. */
function asTick(value: unknown): boolean {
  return value === true || ['on', '1', 'true', 'yes', 'ja'].includes(asText(value).toLowerCase())
}

const typed = z.preprocess((value) => asText(value), z.string().max(longestText))
const chosen = <Name extends AttributeName>(name: Name) =>
  z.preprocess(asChoice, z.string().max(longestChoice).meta({ enum: attributes[name] })).default('')
const ticked = z.preprocess(asTick, z.boolean())
const tracked = typed.default('')

export const phpSignupForm = z.object({
  email: typed,
  name: typed.meta({ description: 'The profile name; not the address, no contact details' }),
  password: typed,
  date_of_birth: typed.meta({ description: 'yyyy-mm-dd' }),
  gender: z.preprocess(asChoice, z.string().max(longestChoice)).meta({ description: 'male or female' }),
  country: typed.meta({ description: `ISO 3166-1; one of the site’s \`countries\` (of ${countryCodes.join(', ')})` }),
  consent: ticked.meta({ description: 'To the terms, and to being of age. Must be the visitor’s own tick.' }),
  region: typed.default('').meta({ description: 'A code of regions.php' }),
  city: typed
    .default('')
    .meta({ description: 'A place of that region: one of regions.php, or any other that GeoNames knows' }),
  signup_message: typed.default(''),
  reason_for_joining: chosen('joiningReason'),
  relationship_status: chosen('relationshipStatus'),
  body_type: chosen('bodyType'),
  hair_colour: chosen('hairColour'),
  eye_colour: chosen('eyeColour'),
  tattoos: chosen('tattoos'),
  sexuality: chosen('sexuality'),
  sexuality_consent: ticked.default(false).meta({ description: 'Its own consent, wherever sexuality is given' }),
  interests: z
    .preprocess(asChoices, z.array(z.string().max(longestChoice).meta({ enum: interests })).max(interests.length))
    .default([]),
  language: z
    .string()
    .max(35)
    .optional()
    .catch(undefined)
    .meta({ description: 'Of the answer, the account and its mails; `nl-NL` is `nl`' }),
  network: tracked,
  ref: tracked,
  sub1: tracked,
  sub2: tracked,
  sub3: tracked,
})

export const phpFieldNames = { birthDate: 'date_of_birth', joiningReason: 'reason_for_joining' }

/** The words beside the fields, for the page that says what is wrong. */
export const phpFieldLabels = {
  email: m.signup_email,
  name: m.signup_name,
  password: m.signup_password,
  date_of_birth: m.signup_birth_date,
  gender: m.attribute_gender,
  country: m.signup_country,
  region: m.signup_region,
  city: m.signup_city,
  signup_message: m.signup_message,
  consent: m.shell_footer_terms,
  reason_for_joining: m.attribute_joining_reason,
  relationship_status: m.attribute_relationship_status,
  body_type: m.attribute_body_type,
  hair_colour: m.attribute_hair_colour,
  eye_colour: m.attribute_eye_colour,
  tattoos: m.attribute_tattoos,
  sexuality: m.attribute_sexuality,
  sexuality_consent: m.attribute_sexuality,
  interests: m.signup_interests,
}

export function toSignup(body: z.infer<typeof phpSignupForm>): SignupInput {
  const { email, name, password, gender, consent, tattoos, sexuality, interests, network, ref, sub1, sub2, sub3 } = body
  return {
    form: {
      ...{ email, name, password, gender, consent, tattoos, sexuality, interests },
      birthDate: body.date_of_birth,
      country: body.country.trim().toUpperCase(),
      region: body.region.trim().toUpperCase(),
      city: body.city,
      signupMessage: body.signup_message,
      joiningReason: body.reason_for_joining,
      relationshipStatus: body.relationship_status,
      bodyType: body.body_type,
      hairColour: body.hair_colour,
      eyeColour: body.eye_colour,
      sexualityConsent: body.sexuality_consent,
    },
    tracking: { network, ref, sub1, sub2, sub3 },
  }
}
