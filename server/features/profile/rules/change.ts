import { type AttributeValue, attributes, type TraitName, traitNames } from '../../../../db/reference/attributes.ts'
import { type Interest, interests } from '../../../../db/reference/interests.ts'
import type { SiteSettings } from '../../../core/site/settings.ts'
import { aboutChanged } from '../refusals.ts'
import { parseChoice, parseChoices } from './choices.ts'
import { type LivingAreaFacts, parseLivingArea } from './living-area.ts'
import { parseProfileName } from './profile-name.ts'
import { parseSignupMessage } from './signup-message.ts'

export type Choices = { [Name in TraitName]: AttributeValue<Name> | null }

/** As typed and chosen: any part of it. */
export interface WantedProfile extends Partial<Record<TraitName, string | null>> {
  name?: string
  area?: { country: string; region: string | null; city: string | null }
  /** `was`: what stood there when its member began to write; what was written elsewhere meanwhile is not lost. */
  about?: { text: string; was?: string }
  interests?: { add: string[]; remove: string[] }
}

export interface ChangeFacts {
  settings: Pick<SiteSettings, 'name' | 'countries' | 'signupMessageLength'>
  places: LivingAreaFacts['places']
}

/** What is known of the member. */
export interface KnownProfile extends Choices {
  name: string
  emailNormalized: string
  country: string
  region: string | null
  city: string | null
  about: string
  interests: string[]
}

export type ProfileValues = Omit<KnownProfile, 'emailNormalized'>

/** The changed fields of the profile, ready to be stored. Throws what sign-up throws, and `about_changed`. */
export function decideChange(wanted: WantedProfile, known: KnownProfile, facts: ChangeFacts): Partial<ProfileValues> {
  const { settings, places } = facts
  const next: Partial<ProfileValues> = {}
  if (wanted.name !== undefined && wanted.name !== known.name) {
    next.name = parseProfileName(wanted.name, { email: known.emailNormalized, siteName: settings.name })
  }
  if (wanted.area) Object.assign(next, parseLivingArea(wanted.area, { countries: settings.countries, places }))
  if (wanted.about) next.about = decideAbout(wanted.about, known.about, settings.signupMessageLength)
  for (const name of traitNames) {
    if (wanted[name] !== undefined)
      Object.assign(next, { [name]: parseChoice<string>(attributes[name], wanted[name], name) })
  }
  if (wanted.interests) next.interests = decideInterests(wanted.interests, known.interests)
  return differing(next, known)
}

function decideAbout({ text, was }: { text: string; was?: string }, known: string, limit: number): string {
  const about = parseSignupMessage(text, { field: 'about', limit })
  if (was !== undefined && was !== known && about !== known) throw aboutChanged({ field: 'about' })
  return about
}

/** The same whether a change comes once or twice, and whatever was chosen on another screen meanwhile. */
function decideInterests({ add, remove }: { add: string[]; remove: string[] }, known: readonly string[]): string[] {
  const added = parseChoices<Interest>(interests, add, 'interests')
  const removed: string[] = parseChoices<Interest>(interests, remove, 'interests')
  return [...new Set([...known, ...added])].filter((interest) => !removed.includes(interest))
}

function differing(next: Partial<ProfileValues>, known: KnownProfile): Partial<ProfileValues> {
  const isNew = ([name, value]: [string, unknown]) => `${value}` !== `${known[name as keyof ProfileValues]}`
  return Object.fromEntries(Object.entries(next).filter(isNew))
}
