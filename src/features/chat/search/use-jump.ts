import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LogEntry } from '../log/entries.ts'
import type { Older } from '../log/use-older.ts'

/** How long the target message is highlighted, in milliseconds. */
const highlight = 2_500

export interface JumpFacts {
  entries: readonly LogEntry[]
  hasOlder: boolean
  older: Older
  /** Brings an entry to the middle and leaves the end of the log. */
  show: (index: number) => void
}

/**
 * Jumps to the message in the address, after loading what is needed, and removes it from the address, so that the same
 * link works again. Ignores a message that no longer exists. Returns its number while it is highlighted.
 */
export function useJump({ entries, hasOlder, older, show }: JumpFacts): number | undefined {
  const { message: wanted } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [shown, setShown] = useState<number>()
  const lead = useEffectEvent((seq: number, first: number) => {
    if (seq < first && hasOlder) return older.load(seq)
    const index = entries.findIndex((entry) => entry.seq === seq)
    if (index >= 0) {
      show(index)
      setShown(seq)
    }
    void navigate({ to: '.', search: (now) => ({ ...now, message: undefined }), replace: true, resetScroll: false })
  })
  const first = entries[0]?.seq
  useEffect(() => {
    if (wanted && first) lead(wanted, first)
  }, [wanted, first])
  useEffect(() => {
    const timer = shown && setTimeout(() => setShown(undefined), highlight)
    return () => clearTimeout(timer)
  }, [shown])
  return shown
}
