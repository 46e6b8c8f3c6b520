import { type AttributeValue, attributes, genders } from '../../../../db/reference/attributes.ts'
import { type Interest, interests } from '../../../../db/reference/interests.ts'
import { Refusal } from '../../../core/refusal.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import type { SiteSettings } from '../../../core/site/settings.ts'
import { type EmailAddress, parseEmail } from '../../mail/rules/email.ts'
import { consentRequired } from '../../profile/refusals.ts'
import { parseChoice, parseChoices } from '../../profile/rules/choices.ts'
import { type LivingArea, type LivingAreaFacts, parseLivingArea } from '../../profile/rules/living-area.ts'
import { parseProfileName } from '../../profile/rules/profile-name.ts'
import { parseSignupMessage } from '../../profile/rules/signup-message.ts'
import { genderRequired } from '../refusals.ts'
import { parseBirthDate } from './birth-date.ts'
import { parsePassword } from './password.ts'

/** As typed and chosen (product §3.1). */
export interface SignupForm {
  gender: string
  name: string
  email: string
  birthDate: string
  country: string
  region: string | null
  city: string | null
  signupMessage: string
  joiningReason: string | null
  relationshipStatus: string | null
  bodyType: string | null
  hairColour: string | null
  eyeColour: string | null
  tattoos: string | null
  sexuality: string | null
  sexualityConsent: boolean
  interests: string[]
  password: string
  /** To the terms, and to being of age. */
  consent: boolean
}

export interface SignupFacts {
  settings: Pick<SiteSettings, 'name' | 'minAge' | 'countries' | 'signupMessageLength'>
  commonPasswords: ReadonlySet<string>
  places: LivingAreaFacts['places']
  now: Date
}

export interface ParsedSignup {
  gender: AttributeValue<'gender'>
  name: string
  email: EmailAddress
  birthDate: string
  livingArea: LivingArea
  signupMessage: string
  password: string
  joiningReason: AttributeValue<'joiningReason'> | null
  relationshipStatus: AttributeValue<'relationshipStatus'> | null
  bodyType: AttributeValue<'bodyType'> | null
  hairColour: AttributeValue<'hairColour'> | null
  eyeColour: AttributeValue<'eyeColour'> | null
  tattoos: AttributeValue<'tattoos'> | null
  sexuality: AttributeValue<'sexuality'> | null
  interests: Interest[]
}

type SignupField = keyof ParsedSignup | 'consent'

const choiceOf =
  <Name extends Exclude<keyof typeof attributes, 'gender'>>(name: Name) =>
  (form: Partial<SignupForm>) =>
    parseChoice<AttributeValue<Name>>(attributes[name], form[name], name)

/** In the order of the questions. */
const parsers: { [P in SignupField]: (form: Partial<SignupForm>, facts: SignupFacts) => unknown } = {
  gender: ({ gender }) => parseGender(gender),
  name: ({ name = '', email = '' }, { settings }) =>
    parseProfileName(name, { email: email.trim().toLowerCase(), siteName: settings.name }),
  email: ({ email = '' }) => parseEmail(email),
  birthDate: ({ birthDate = '' }, { settings: { minAge }, now }) => parseBirthDate(birthDate, { minAge, now }),
  livingArea: ({ country = '', region = null, city = null }, { settings: { countries }, places }) =>
    parseLivingArea({ country, region, city }, { countries, places }),
  signupMessage: ({ signupMessage = '' }, { settings }) =>
    parseSignupMessage(signupMessage, { field: 'signupMessage', limit: settings.signupMessageLength }),
  joiningReason: choiceOf('joiningReason'),
  relationshipStatus: choiceOf('relationshipStatus'),
  bodyType: choiceOf('bodyType'),
  hairColour: choiceOf('hairColour'),
  eyeColour: choiceOf('eyeColour'),
  tattoos: choiceOf('tattoos'),
  interests: (form) => parseChoices<Interest>(interests, form.interests, 'interests'),
  sexuality: (form) => {
    const sexuality = choiceOf('sexuality')(form)
    if (sexuality) requireConsent(form.sexualityConsent, 'sexualityConsent')
    return sexuality
  },
  password: ({ password = '', name = '', email = '' }, { settings, commonPasswords }) =>
    parsePassword(password, { siteName: settings.name, profileName: name, email, common: commonPasswords }),
  consent: ({ consent }) => requireConsent(consent, 'consent'),
}

/** Which part an input belongs to, where that is not the part of its own name. */
const partOf: Partial<Record<keyof SignupForm, SignupField>> = {
  country: 'livingArea',
  region: 'livingArea',
  city: 'livingArea',
}

/**
 * Checks the parts of a sign-up form that are given, by the rules of product §3.1. `refusals` holds all errors in the
 * order of the questions. Without any, `parsed` is ready to be stored.
 */
export function checkSignup(form: Partial<SignupForm>, facts: SignupFacts) {
  const refusals: Refusal[] = []
  const parsed: Partial<ParsedSignup> = {}
  const given = new Set<string>(Object.keys(form).map((name) => partOf[name as keyof SignupForm] ?? name))
  for (const [part, parse] of Object.entries(parsers)) {
    if (!given.has(part)) continue
    try {
      Object.assign(parsed, { [part]: parse(form, facts) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refusals.push(error)
    }
  }
  return { parsed, refusals }
}

/** Throws what is wrong: the one refusal, or all of them in one `input_invalid` with `problems`. */
export function throwTogether([first, ...others]: Refusal[]): void {
  if (!first) return
  if (others.length === 0) throw first
  throw inputInvalid({ problems: [first, ...others] })
}

function parseGender(gender: string | undefined): AttributeValue<'gender'> {
  const known = genders.find((candidate) => candidate === gender)
  if (!known) throw genderRequired({ field: 'gender' })
  return known
}

function requireConsent(given: boolean | undefined, field: string): void {
  if (!given) throw consentRequired({ field })
}
