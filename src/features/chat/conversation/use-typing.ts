import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useLiveEvent } from '../../../lib/live/use-live-event.ts'

/** Typing is told at most this often, and believed twice as long, in milliseconds. */
const tellEvery = 3_000
const believedFor = 2 * tellEvery

export function useIsTyping(memberId: string): boolean {
  const [typedAt, setTypedAt] = useState<number | null>(null)
  useLiveEvent((event) => {
    if (event.type === 'typing' && event.memberId === memberId) setTypedAt(Date.now())
    if (event.type === 'message' && event.message.senderId === memberId) setTypedAt(null)
  })
  useEffect(() => {
    if (typedAt === null) return
    const timer = setTimeout(() => setTypedAt(null), believedFor)
    return () => clearTimeout(timer)
  }, [typedAt])
  return typedAt !== null
}

/** Tells the other one that I am writing: `typed` with every key, `sent` when the message has ended it. */
export function useTypingSignal(memberId: string): { typed: () => void; sent: () => void } {
  const { api } = useRouter().options.context
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  return {
    typed: () => {
      const now = performance.now()
      if (now - toldAt.current < tellEvery) return
      toldAt.current = now
      // One that hangs is outrun by the next: it is not to take the place of a message on the line.
      api.chat.typing.mutate({ memberId }, { signal: AbortSignal.timeout(tellEvery) }).catch(() => {})
    },
    sent: () => {
      toldAt.current = Number.NEGATIVE_INFINITY
    },
  }
}
