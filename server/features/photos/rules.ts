/** The main image and two more are open to every member; the others only to premium members (product §5.5). */
const openPhotos = 3

export interface PhotoViewer {
  premium: boolean
  /** The photos are the viewer's own. */
  isOwner: boolean
}

/** Whether somebody gets a photo itself, or its blurred file. Visitors (null) get only the main image, position 0. */
export function isPhotoOpen(position: number, viewer: PhotoViewer | null): boolean {
  if (!viewer) return position === 0
  return viewer.premium || viewer.isOwner || position < openPhotos
}
