/** The main image and two more are open to every member; the others only to premium members (specification §6). */
export const openPhotos = 3

export interface PhotoViewer {
  premium: boolean
  /** The photos are the viewer's own. */
  isOwner: boolean
}

/** Whether somebody gets a photo itself, or its blurred file. `position` 0 is the main image. */
export function isPhotoOpen(position: number, viewer: PhotoViewer): boolean {
  return viewer.premium || viewer.isOwner || position < openPhotos
}
