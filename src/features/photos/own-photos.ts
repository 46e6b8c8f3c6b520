import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'

export type OwnPhoto = Outputs['photos']['own']['photos'][number]

/** One's photos: those in one's order, what the inspection has removed, and how many more there may be. */
export function useOwnPhotos() {
  const [{ photos, limit }] = trpc.photos.own.useSuspenseQuery()
  const ordered = photos.filter(({ status }) => status !== 'removed')
  return { ordered, removed: photos.filter(({ status }) => status === 'removed'), limit, room: limit - ordered.length }
}

/** Changes that stand at once, and go back when the server says no. */
export function useOwnPhotoChanges() {
  const { own } = trpc.useUtils().photos
  const keep = (change: (photos: OwnPhoto[]) => OwnPhoto[]) =>
    own.setData(undefined, (before) => before && { ...before, photos: change(before.photos) })
  const settled = {
    onError: (error: unknown) => {
      toast({ text: errorWords(error), tone: 'danger' })
      void own.invalidate()
    },
  }
  // One after the other: the last order is the one that stays.
  const order = trpc.photos.reorder.useMutation({ ...settled, scope: { id: 'photos' } })
  const restoring = trpc.photos.restore.useMutation({ ...settled, onSuccess: () => own.invalidate() })
  const removing = trpc.photos.remove.useMutation({
    ...settled,
    onSuccess: (_, { id }) => {
      const action = { label: m.photos_undo(), onSelect: () => restoring.mutate({ id }) }
      toast({ text: m.photos_removed(), tone: 'success', action })
    },
  })
  return {
    /** Of all that are ordered, the first of them the main one. */
    reorder(ids: string[]): void {
      void own.cancel()
      const place = new Map(ids.map((id, n) => [id, n]))
      const placeOf = ({ id }: OwnPhoto) => place.get(id) ?? ids.length
      keep((photos) => photos.toSorted((a, b) => placeOf(a) - placeOf(b)))
      order.mutate({ ids })
    },
    remove(id: string): void {
      void own.cancel()
      keep((photos) => photos.filter((photo) => photo.id !== id))
      removing.mutate({ id })
    },
  }
}

/** The same ids with one of them at another place. */
export function moved(ids: readonly string[], from: number, to: number): string[] {
  const id = ids[from]
  if (id === undefined || to < 0 || to >= ids.length) return [...ids]
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
