import { useRef } from 'react'
import { m } from '~words'
import { moved, type OwnPhoto, useOwnPhotoChanges } from '../own-photos.ts'
import { PhotoRow } from './PhotoRow.tsx'
import { useDragOrder } from './use-drag-order.ts'

export interface OrderedPhotosProps {
  photos: OwnPhoto[]
  /** Says it to those who listen. */
  say: (words: string) => void
  onCrop: (id: string, address: string) => void
  onReplace: (id: string, files: File[]) => void
}

/** In one's own order: dragged, by buttons, or by the arrow keys on the grip. */
export function OrderedPhotos({ photos, say, onCrop, onReplace }: OrderedPhotosProps) {
  const list = useRef<HTMLUListElement>(null)
  const { reorder, remove } = useOwnPhotoChanges()
  const ids = photos.map(({ id }) => id)
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= ids.length) return
    reorder(moved(ids, from, to))
    say(m.photos_moved({ place: to + 1, count: ids.length }))
  }
  const grip = useDragOrder(list, move)
  if (photos.length === 0) return null
  return (
    <ul ref={list} aria-label={m.photos_title()} className="mt-4 grid gap-3">
      {photos.map((photo, place) => (
        <PhotoRow
          key={photo.id}
          {...{ photo, place, count: photos.length }}
          grip={grip(place)}
          onMove={(to) => move(place, to)}
          onCrop={() => onCrop(photo.id, photo.full)}
          onReplace={(files) => onReplace(photo.id, files)}
          onRemove={() => remove(photo.id)}
        />
      ))}
    </ul>
  )
}
