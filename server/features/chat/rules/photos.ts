import type { PhotoStatus } from '../../../../db/reference/photos.ts'

/** The message's text for clients that show no pictures. */
export const photoSign = '📷'

/** As one of the two sees a photo: who sent it does not hear that it was reported (product §9.16). */
export const photoStatusFor = (status: PhotoStatus, isMine: boolean): PhotoStatus =>
  isMine && status === 'under_inspection' ? 'active' : status
