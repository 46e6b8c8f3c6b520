import { type PhotoVariant, photoVariants } from './addresses.ts'
import type { MadePhoto } from './pictures/variants.ts'
import { workOnPicture } from './pictures/worker.ts'

/** What is shown of a photo, and so kept; `make` throws UnreadablePhoto for what is broken, too large or no picture. */
export interface PhotoKind<Variant extends string = string> {
  variants: readonly Variant[]
  make: (original: Uint8Array) => Promise<MadePhoto<Variant>>
}

/** Of a member, on their profile and cards. */
export const memberPhoto: PhotoKind<PhotoVariant> = {
  variants: photoVariants,
  make: (original) => workOnPicture('makeMemberPhoto', original),
}

export const messagePhotoVariants = ['small', 'full'] as const

/** Sent in a conversation: `small` is what stands in the log, at two pixels for one. */
export const messagePhoto: PhotoKind<(typeof messagePhotoVariants)[number]> = {
  variants: messagePhotoVariants,
  make: (original) => workOnPicture('makeMessagePhoto', original),
}
