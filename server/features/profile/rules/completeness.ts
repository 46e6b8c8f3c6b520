import type { OwnProfile } from '../own.ts'

/** What is to be said of oneself, the most telling first. Sexuality is not among it: nobody is asked for it twice. */
const saidParts = [
  'about',
  'interests',
  'joiningReason',
  'city',
  'relationshipStatus',
  'bodyType',
  'hairColour',
  'eyeColour',
  'tattoos',
] as const
export type SaidPart = (typeof saidParts)[number]

/** What makes a profile complete. */
export type ProfilePart = 'photo' | SaidPart

/** So many interests tell something. */
const fewInterests = 3

export interface Completeness {
  done: number
  of: number
  /** What is missing and tells the most; undefined when nothing is. */
  next: ProfilePart | undefined
}

/** A photo tells more than anything that is said. */
export function completenessOf(profile: Pick<OwnProfile, SaidPart>, hasPhoto: boolean): Completeness {
  const unsaid = saidParts.filter((part) => !isSaid(profile, part))
  const missing: ProfilePart[] = hasPhoto ? unsaid : ['photo', ...unsaid]
  const of = 1 + saidParts.length
  return { done: of - missing.length, of, next: missing[0] }
}

function isSaid(profile: Pick<OwnProfile, SaidPart>, part: SaidPart): boolean {
  if (part === 'interests') return profile.interests.length >= fewInterests
  return Boolean(profile[part])
}
