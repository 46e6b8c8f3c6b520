import { useMemo } from 'react'
import type { Outputs } from '../../../lib/trpc.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { useToday } from '../time/use-today.ts'
import { dayOf } from '../time/when.ts'
import { useMember } from '../use-member.ts'
import { type EntryFacts, entriesOf, type LogEntry, shownMessages } from './entries.ts'

/** What the log shows, top to bottom. Days wait for the browser: only that knows the reader's time zone. */
export function useEntries(view: Outputs['chat']['open'], outgoing: Outbox, news: EntryFacts['news']): LogEntry[] {
  const { id: meId } = useMember()
  const isDayKnown = useToday() !== null
  const { messages, otherReadSeq, otherDeliveredSeq, hasOlder } = view
  return useMemo(
    () =>
      entriesOf(shownMessages(messages, outgoing, { meId, otherReadSeq, otherDeliveredSeq }), {
        hasOlder,
        news,
        dayOf: isDayKnown ? dayOf : undefined,
      }),
    [messages, outgoing, meId, otherReadSeq, otherDeliveredSeq, hasOlder, news, isDayKnown],
  )
}
