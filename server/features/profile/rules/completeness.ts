import type { OwnProfile } from '../own.ts'

/** The parts of a profile, the most informative first. Sexuality is left out: nobody is asked for it twice. */
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

/** So many interests say enough. */
const fewInterests = 3

export interface Completeness {
  done: number
  of: number
  /** The most informative part that is missing; undefined if none is. */
  next: ProfilePart | undefined
}

/** A photo is more informative than any other part. */
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
