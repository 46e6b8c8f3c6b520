import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { askAfterLast, askAgain } from './ask-again.ts'

export type OwnPhoto = Outputs['photos']['own']['photos'][number]

/** One's photos: those in one's order, what the inspection has removed, and how many more there may be. */
export function useOwnPhotos() {
  const trpc = useTRPC()
  const {
    data: { photos, limit },
  } = useSuspenseQuery(trpc.photos.own.queryOptions())
  const ordered = photos.filter(({ status }) => status !== 'removed')
  return { ordered, removed: photos.filter(({ status }) => status === 'removed'), limit, room: limit - ordered.length }
}

/** Changes that stand at once, and go back when the server says no. */
export function useOwnPhotoChanges() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const context = { queryClient, trpc }
  const own = trpc.photos.own.queryFilter()
  const keep = (change: (photos: OwnPhoto[]) => OwnPhoto[]) =>
    queryClient.setQueryData(own.queryKey, (before) => before && { ...before, photos: change(before.photos) })
  const settled = {
    onError: (error: unknown) => {
      toast({ text: errorWords(error), tone: 'danger' })
      void askAgain(context)
    },
    onSettled: () => askAfterLast(context),
  }
  // One after the other: the last order is the one that stays.
  const order = useMutation(trpc.photos.reorder.mutationOptions({ ...settled, scope: { id: 'photos' } }))
  const restoring = useMutation(trpc.photos.restore.mutationOptions({ ...settled, onSuccess: () => askAgain(context) }))
  const removing = useMutation(
    trpc.photos.remove.mutationOptions({
      ...settled,
      onSuccess: (_, { id }) => {
        const action = { label: m.photos_undo(), onSelect: () => restoring.mutate({ id }) }
        toast({ text: m.photos_removed(), tone: 'success', action })
      },
    }),
  )
  return {
    /** Of all that are ordered, the first of them the main one. */
    reorder(ids: string[]): void {
      void queryClient.cancelQueries(own)
      const place = new Map(ids.map((id, n) => [id, n]))
      const placeOf = ({ id }: OwnPhoto) => place.get(id) ?? ids.length
      keep((photos) => photos.toSorted((a, b) => placeOf(a) - placeOf(b)))
      order.mutate({ ids })
    },
    remove(id: string): void {
      void queryClient.cancelQueries(own)
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
