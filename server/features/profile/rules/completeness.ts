import type { OwnProfile } from '../own.ts'

/** What makes a profile complete, the most telling first. Sexuality is not among it: nobody is asked for it twice. */
export const profileParts = [
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
export type ProfilePart = (typeof profileParts)[number]

/** So many interests tell something. */
const fewInterests = 3

export interface Completeness {
  done: number
  of: number
  /** What is missing and tells the most; undefined when nothing is. */
  next: ProfilePart | undefined
}

export function completenessOf(profile: Pick<OwnProfile, ProfilePart>): Completeness {
  const missing = profileParts.filter((part) => !isSaid(profile, part))
  return { done: profileParts.length - missing.length, of: profileParts.length, next: missing[0] }
}

function isSaid(profile: Pick<OwnProfile, ProfilePart>, part: ProfilePart): boolean {
  if (part === 'interests') return profile.interests.length >= fewInterests
  return Boolean(profile[part])
}
