import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { errorWords, refusalIn } from '../../../lib/refusal-words.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import {
  type Decided,
  type ModerationQueue,
  type PhotoDecision,
  type PhotoToDecide,
  queueWithout,
  sendDecision,
} from './decision.ts'
import { releaseOnLeaving } from './release-on-leaving.ts'

/** So few are left in hand that more are asked for. */
const few = 4
/** Milliseconds: how long a decision can be undone, between two looks into an empty queue, and after which acting keeps the photos longer. */
const [undoTime, lookAgain, renewAfter] = [60_000, 10_000, 30_000]

/** Claims and releases reach the server in the order in which they were made. */
const inOrder = { scope: { id: 'claims' } }

/** The photos that a moderator has claimed, and their decisions: shown immediately, then sent to the server. */
export function useInspection() {
  const { context } = useRouter().options
  const trpc = useTRPC()
  const [photos, setPhotos] = useState<readonly PhotoToDecide[]>([])
  const [currentId, setCurrentId] = useState<string>()
  const [claim, setClaim] = useState<{ queue: ModerationQueue; until: Date }>()
  const [isReleased, setReleased] = useState(false)
  /** Answers up to this question say nothing any more: it was asked before the photos were given back. */
  const outdated = useRef(0)
  const [decided, setDecided] = useState<readonly Decided[]>([])
  /** Decided here, whatever is still said by answers to questions before this one: later it may have been reported again. */
  const gone = useRef(new Map<string, number>())
  const asked = useRef(0)
  const claimedAt = useRef(0)

  const failed = useCallback((error: unknown) => {
    // A full load: the log-in begins anew, and leads back here.
    if (refusalIn(error)?.code === 'staff_required') window.location.assign('/admin/login')
    else toast({ text: errorWords(error), about: 'inspection', tone: 'danger' })
  }, [])
  const {
    mutate: claimMore,
    isPending,
    isError,
  } = useMutation(
    trpc.inspection.claim.mutationOptions({
      ...inOrder,
      onMutate: () => ++asked.current,
      onSuccess: ({ photos: claimed, lasts, queue }, _, question) => {
        if (question <= outdated.current) return
        // By this clock alone: the server's may be another.
        claimedAt.current = Date.now()
        setClaim({ queue, until: new Date(Date.now() + lasts) })
        const there = claimed.filter(({ id }) => (gone.current.get(id) ?? 0) <= question)
        for (const { id } of there) gone.current.delete(id)
        setPhotos((before) => {
          const kept = before.flatMap(({ id }) => there.filter((photo) => photo.id === id))
          return [...kept, ...there.filter(({ id }) => !before.some((photo) => photo.id === id))]
        })
      },
      onError: failed,
    }),
  )
  const { mutate: giveBack } = useMutation({
    ...inOrder,
    mutationFn: async (decisions: readonly Decided[]) => {
      await Promise.allSettled(decisions.map(({ sent }) => sent))
      await context.api.inspection.release.mutate({})
    },
    onError: failed,
  })
  const takeUp = useCallback(() => {
    outdated.current = asked.current
    setReleased(false)
    claimMore()
  }, [claimMore])

  useEffect(() => claimMore(), [claimMore])
  useEffect(() => releaseOnLeaving(), [])
  useEffect(() => {
    if (photos.length > 0 || isReleased || isPending) return
    const timer = setTimeout(claimMore, lookAgain)
    return () => clearTimeout(timer)
  }, [photos.length, isReleased, isPending, claimMore])

  const place = Math.max(
    0,
    photos.findIndex(({ id }) => id === currentId),
  )
  const current = photos[place]

  /** Activity renews the claims. */
  const act = () => {
    if (Date.now() - claimedAt.current > renewAfter && !isPending) claimMore()
  }
  const hasLetGo = () => outdated.current === Number.POSITIVE_INFINITY
  const letGo = () => {
    outdated.current = Number.POSITIVE_INFINITY
    setReleased(true)
    setPhotos([])
  }
  const putBack = (photo: PhotoToDecide) => {
    gone.current.delete(photo.id)
    setDecided((before) => before.filter((one) => one.photo.id !== photo.id))
    setPhotos((before) => [photo, ...before.filter(({ id }) => id !== photo.id)])
    setCurrentId(photo.id)
  }
  return {
    photos,
    current,
    place,
    queue: claim?.queue,
    until: claim?.until,
    isLoading: !claim && !isError,
    hasFailed: !claim && isError,
    isReleased,
    /** Decisions of the last minute. */
    decided,
    canUndo: decided.length > 0,
    takeUp,
    show(id: string): void {
      setCurrentId(id)
      act()
    },
    /** To the one so many places on. */
    move(by: number): void {
      const next = photos[(place + by + photos.length) % photos.length]
      if (next) setCurrentId(next.id)
      act()
    },
    /** Goes on without this one, whose picture cannot be had: the server gives it out again later. */
    putAside(): void {
      const rest = photos.filter(({ id }) => id !== current?.id)
      setPhotos(rest)
      setCurrentId(rest[place]?.id ?? rest[0]?.id)
      claimMore()
    },
    decide(decision: PhotoDecision): void {
      // Pressed twice before the next one is drawn.
      if (!current || gone.current.has(current.id)) return
      const photo = current
      gone.current.set(photo.id, Number.POSITIVE_INFINITY)
      const rest = photos.filter(({ id }) => id !== photo.id)
      setPhotos(rest)
      setCurrentId(rest[place]?.id ?? rest[0]?.id)
      setClaim((known) => known && { ...known, queue: queueWithout(known.queue, photo) })
      const sent = sendDecision(context, photo, decision).then(
        () => {
          gone.current.set(photo.id, asked.current + 1)
          return true
        },
        (error) => {
          failed(error)
          setDecided((before) => before.filter((one) => one.photo.id !== photo.id))
          // It may still be in hand: the server says.
          gone.current.delete(photo.id)
          if (!hasLetGo()) claimMore()
          return false
        },
      )
      const now = Date.now()
      setDecided((before) => [...before.filter(({ at }) => now - at < undoTime), { photo, at: now, sent }])
      void sent.then((isDone) => isDone && rest.length <= few && !hasLetGo() && claimMore())
    },
    async undo(): Promise<void> {
      const last = decided.at(-1)
      if (!last || !(await last.sent)) return
      try {
        await context.api.inspection.undo.mutate({ photoId: last.photo.id })
        putBack(last.photo)
        toast({ text: m.inspection_done_undone(), about: 'inspection' })
        takeUp()
      } catch (error) {
        setDecided((before) => before.filter((one) => one !== last))
        failed(error)
      }
    },
    release(): void {
      letGo()
      giveBack(decided)
    },
    /** Nobody did anything for so long that the photos are free for others. */
    lapse: letGo,
  }
}
