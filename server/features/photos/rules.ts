/** To every member; the others only to premium members (product §5.5). */
const openPhotos = 3

export interface PhotoViewer {
  premium: boolean
  isOwner: boolean
}

/** Visitors are null. */
export function isPhotoOpen(position: number, viewer: PhotoViewer | null): boolean {
  if (!viewer) return position === 0
  return viewer.premium || viewer.isOwner || position < openPhotos
}
