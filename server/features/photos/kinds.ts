import { type PhotoVariant, photoVariants } from './addresses.ts'
import type { MadePhoto } from './pictures/variants.ts'
import { type ReceivedPicture, workOnPicture } from './pictures/worker.ts'

/** What is shown of a photo, and so kept; `make` throws as `workOnPicture` does. */
export interface PhotoKind<Variant extends string = string> {
  variants: readonly Variant[]
  /** Whether one is taken in that is smaller than a card needs it. */
  mayBeSmall: boolean
  make: (original: Uint8Array, received?: ReceivedPicture) => Promise<MadePhoto<Variant>>
}

/** Of a member, on their profile and cards. */
export const memberPhoto: PhotoKind<PhotoVariant> = {
  variants: photoVariants,
  mayBeSmall: false,
  make: (original, received) => workOnPicture('makeMemberPhoto', original, received),
}

export const messagePhotoVariants = ['small', 'full'] as const

/** A photo in a conversation. `small` is the size in the message log, at two pixels for one. */
export const messagePhoto: PhotoKind<(typeof messagePhotoVariants)[number]> = {
  variants: messagePhotoVariants,
  mayBeSmall: true,
  make: (original, received) => workOnPicture('makeMessagePhoto', original, received),
}
