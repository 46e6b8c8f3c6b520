import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { tellEvery } from './typing.ts'

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
