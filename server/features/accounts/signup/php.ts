import { z } from 'zod'
import { attributes } from '../../../../db/reference/attributes.ts'
import { countryCodes } from '../../../../db/reference/countries.ts'
import { interests } from '../../../../db/reference/interests.ts'
import { publicPath } from '../../../core/php/path.ts'
import { locales } from '../../sites/settings.ts'
import { signUpFromLander } from './from-lander.ts'

const typed = z.string().max(5000)
const chosen = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).nullish()
/** Networks write their numbers with and without quotes. */
const tracked = z.union([typed, z.number()]).transform(String).optional()

const formSchema = z.object({
  email: typed,
  name: typed.meta({ description: 'The profile name; not the address, no contact details' }),
  password: typed,
  date_of_birth: typed.meta({ description: 'yyyy-mm-dd' }),
  gender: typed.meta({ description: 'male or female' }),
  country: typed.meta({ description: `ISO 3166-1; one of the site’s \`countries\` (of ${countryCodes.join(', ')})` }),
  consent: z.boolean().meta({ description: 'To the terms, and to being of age. Must be the visitor’s own tick.' }),
  region: typed.nullish().meta({ description: 'A code of regions.php' }),
  city: typed.nullish().meta({ description: 'A place of that region, as regions.php names it' }),
  signup_message: typed.default(''),
  reason_for_joining: chosen(attributes.joiningReason),
  relationship_status: chosen(attributes.relationshipStatus),
  body_type: chosen(attributes.bodyType),
  hair_colour: chosen(attributes.hairColour),
  eye_colour: chosen(attributes.eyeColour),
  tattoos: chosen(attributes.tattoos),
  sexuality: chosen(attributes.sexuality),
  sexuality_consent: z.boolean().default(false).meta({ description: 'Its own consent, wherever sexuality is given' }),
  interests: z.array(z.enum(interests)).max(interests.length).default([]),
  language: z.enum(locales).optional().meta({ description: 'Of the account and its mails' }),
  network: tracked,
  ref: tracked,
  sub1: tracked,
  sub2: tracked,
  sub3: tracked,
})

type PhpForm = z.infer<typeof formSchema>

export const signupPath = publicPath({
  path: '/api/signup.php',
  method: 'POST',
  summary: 'Signs a visitor up from a lander',
  description:
    'The same rules, limits and refusals as the site’s own sign-up. Send the visitor to `redirect` at once: it logs ' +
    'their browser in, within ten minutes and once, and leads to /complete-signup. Braces are stripped from the ' +
    'tracking values. Sent twice, the same form leads to the same account.',
  status: 201,
  body: formSchema,
  fieldNames: { birthDate: 'date_of_birth', joiningReason: 'reason_for_joining', locale: 'language' },
  answer: z.strictObject({
    status: z.enum(['not_confirmed']),
    logged_in: z.boolean().meta({ description: 'False on sites that hide which accounts exist: the mail leads on' }),
    redirect: z.url(),
  }),
  refusals: [
    'signup_closed',
    'signup_limited',
    'profile_name_required',
    'profile_name_length',
    'profile_name_is_email',
    'profile_name_at_sign',
    'profile_name_contact',
    'profile_name_characters',
    'profile_name_official',
    'birth_date_required',
    'birth_date_invalid',
    'email_invalid',
    'email_taken',
    'email_in_grace',
    'password_length',
    'password_blank',
    'password_common',
    'password_personal',
    'gender_required',
    'country_unknown',
    'region_unknown',
    'city_invalid',
    'signup_message_length',
    'consent_required',
  ],
  respond: async (ctx, { body }) => {
    const { network, ref, sub1, sub2, sub3, language } = body
    const input = { form: toForm(body), tracking: { network, ref, sub1, sub2, sub3 } }
    const { loggedIn, redirect } = await signUpFromLander(ctx, input, language)
    return { status: 'not_confirmed' as const, logged_in: loggedIn, redirect }
  },
})

function toForm(body: PhpForm) {
  const { email, name, password, gender, country, consent, tattoos = null, sexuality = null } = body
  return {
    ...{ email, name, password, gender, country, consent, tattoos, sexuality, interests: body.interests },
    birthDate: body.date_of_birth,
    region: body.region ?? null,
    city: body.city ?? null,
    signupMessage: body.signup_message,
    joiningReason: body.reason_for_joining ?? null,
    relationshipStatus: body.relationship_status ?? null,
    bodyType: body.body_type ?? null,
    hairColour: body.hair_colour ?? null,
    eyeColour: body.eye_colour ?? null,
    sexualityConsent: body.sexuality_consent,
  }
}
