import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLine } from '../../../lib/live/use-line.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { useIsWatched } from '../conversation/use-is-watched.ts'

/** A message that is in view for so long counts as read, in milliseconds; scrolling past is shorter. */
const glance = 250

/**
 * Read means seen (product §9.5): what stood in view while somebody was there is marked, and nothing below it.
 * `lastInView` answers the number of the last message in view at that moment.
 */
export function useMarkRead(
  { conversationId, unread, readSeq }: Outputs['chat']['open'],
  scroller: RefObject<HTMLElement | null>,
  lastInView: () => number,
): void {
  const { api } = useRouter().options.context
  const isWatched = useIsWatched()
  const hasLine = useLine()
  const canRead = conversationId !== null && unread > 0 && isWatched && hasLine
  const told = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const read = () => {
    timer.current = undefined
    const seq = lastInView()
    if (!canRead || !isNew(seq)) return
    told.current = seq
    api.chat.markRead.mutate({ conversationId, seq }).catch(() => {
      // Whatever happens next in the log, or the restored line, tells it again.
      told.current = 0
    })
  }
  const isNew = (seq: number) => seq > Math.max(readSeq, told.current)
  const onGlance = useEffectEvent(read)
  const look = useEffectEvent(() => {
    if (canRead && isNew(lastInView())) timer.current ??= setTimeout(() => onGlance(), glance)
  })
  // After each rendering: messages, their heights, or who watches may have changed.
  useEffect(() => look())
  useEffect(() => {
    const element = scroller.current
    const onScroll = () => look()
    element?.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      element?.removeEventListener('scroll', onScroll)
      clearTimeout(timer.current)
      timer.current = undefined
    }
  }, [scroller])
}
