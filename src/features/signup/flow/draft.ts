import { type DateParts, emptyDate, isEmptyDate, toIsoDate } from '@/ui/form/date/date-of-birth.ts'
import type { Gender } from '../../../../db/reference/attributes.ts'
import { noPurpose, type SignupPurpose } from '../../../lib/signup/entry.ts'
import type { Inputs, Outputs } from '../../../lib/trpc.ts'

export type SignupFormInput = Inputs['signup']['signUp']['form']

/** What somebody has filled in so far. It survives a reload of the page; the password is not part of it. */
export interface SignupDraft
  extends Omit<SignupFormInput, 'gender' | 'birthDate' | 'password' | 'consent'>,
    SignupPurpose {
  gender: Gender | ''
  /** Tells an orientation: stays in the browser. */
  lookingFor: Gender | 'all' | ''
  birthDate: DateParts
  /** Empty until somebody chooses: then it is the one of their address, or the site's. */
  country: string
}

export const emptyDraft: SignupDraft = {
  gender: '',
  lookingFor: '',
  name: '',
  email: '',
  birthDate: emptyDate,
  country: '',
  region: null,
  city: null,
  signupMessage: '',
  joiningReason: null,
  relationshipStatus: null,
  bodyType: null,
  hairColour: null,
  eyeColour: null,
  tattoos: null,
  sexuality: null,
  sexualityConsent: false,
  interests: [],
  ...noPurpose,
}

/** What never leaves the page's memory but to the server. */
export interface Secrets {
  password: string
  consent: boolean
}

export const noSecrets: Secrets = { password: '', consent: false }

export function toForm(draft: SignupDraft, { password, consent }: Secrets, homeCountry: string): SignupFormInput {
  const { lookingFor: _, target: __, next: ___, birthDate, country, ...rest } = draft
  return { ...rest, country: country || homeCountry, birthDate: toBirthDate(birthDate), password, consent }
}

/** yyyy-mm-dd; what was typed when that is no day, so that the server calls it invalid and not missing. */
export function toBirthDate(parts: DateParts): string {
  const { day, month, year } = parts
  return isEmptyDate(parts) ? '' : (toIsoDate(parts) ?? `${year}-${month}-${day}`)
}

/** The country that is chosen until somebody chooses another one. */
export function homeCountryOf(
  settings: Pick<Outputs['sites']['settings'], 'countries' | 'defaultCountry' | 'visitorCountry'>,
): string {
  return settings.countries.find((country) => country === settings.visitorCountry) ?? settings.defaultCountry
}

export function isTouched(draft: SignupDraft): boolean {
  return JSON.stringify({ ...draft, ...noPurpose }) !== JSON.stringify(emptyDraft)
}
