import { useState } from 'react'
import type { Concern } from '../../../../server/features/caution/rules/caution.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import type { Outputs } from '../../../lib/trpc.ts'
import type { LogEntry } from '../log/entries.ts'
import type { MessageRowProps } from '../log/rows/MessageRow.tsx'
import { theRule } from './rule.ts'

const Advice = lazyPart(() => import('./Advice.tsx'), 'Advice', 'before-hydration')

/** What a log warns the reader of, and which insults they have chosen to read: as long as the log is open. */
export function useCaution({ member }: Outputs['chat']['open']): MessageRowProps['caution'] {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [known] = useState(() => new Map<string, Concern | null>())
  const toggle = (key: string) => setShown((before) => before.symmetricDifference(new Set([key])))
  return (entry) => {
    const concern = concernOf(entry, known)
    if (!concern) return { isCovered: false, advice: null }
    const isShown = concern !== 'insult' || shown.has(entry.key)
    const advice = <Advice {...{ member, concern, isShown }} seq={entry.seq} onToggle={() => toggle(entry.key)} />
    return { isCovered: !isShown, advice }
  }
}

/** Looked for once in each message. */
function concernOf({ key, mine, body, content, seq }: LogEntry, known: Map<string, Concern | null>): Concern | null {
  if (mine || content || seq === undefined) return null
  const concern = known.get(key) ?? theRule().concernIn(body, seq)
  known.set(key, concern)
  return concern
}
