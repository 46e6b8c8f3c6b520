import type { Outputs } from '../../../../lib/trpc.ts'

export type Profile = Outputs['members']['get']
export type ProfilePhoto = Profile['photos'][number]

/** How many small photos stand beside the large one. */
const stripLength = 4

export interface StripPhoto {
  photo: ProfilePhoto
  /** Its place among all photos, from 0. */
  index: number
  /** How many photos this one represents: itself and those that have no room. */
  standsFor: number
}

/** The small photos that follow the main one; the last represents the rest. */
export function stripOf(photos: readonly ProfilePhoto[]): StripPhoto[] {
  const following = photos.slice(1, 1 + stripLength)
  return following.map((photo, place) => {
    const index = place + 1
    return { photo, index, standsFor: place === stripLength - 1 ? photos.length - index : 1 }
  })
}
