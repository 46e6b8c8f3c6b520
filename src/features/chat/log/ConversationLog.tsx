import { useHydrated } from '@tanstack/react-router'
import { lazy, memo, Suspense, useDeferredValue } from 'react'
import type { Quotation } from '../../../../server/features/chat/views.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { loadPatiently } from '../../../lib/chunks/load-patiently.ts'
import type { OpenConversation } from '../cache/use-conversation.ts'
import { useCaution } from '../caution/use-caution.tsx'
import type { Outbox, Saying } from '../outbox/outbox.ts'
import type { EntryFacts, LogEntry } from './entries.ts'
import type { MessageRowProps } from './rows/MessageRow.tsx'
import { StaticLog } from './StaticLog.tsx'
import { useEntries } from './use-entries.ts'

// Stands alone in its page: who has spoken does not meet it again.
const Opening = lazyPart(() => import('./rows/Opening.tsx'), 'Opening', 'before-hydration')

// Requested with the page without waiting: the static log is shown until it has loaded.
const virtualLog = loadPatiently(() => import('./VirtualLog.tsx'), 'VirtualLog')
const VirtualLog = lazy(async () => ({ default: (await virtualLog).VirtualLog }))

export interface ConversationLogProps extends Pick<OpenConversation, 'view' | 'update'> {
  outgoing: Outbox
  news: EntryFacts['news']
  isTyping: boolean
  /** Days after which the site hides messages; 0 for never. */
  hideAfterDays: number
  onReply: (message: Quotation) => void
  onSend: (message: Saying) => void
  onRetry: () => void
  onDiscard: (clientId: string) => void
}

export interface LogProps extends ConversationLogProps, Pick<MessageRowProps, 'caution'> {
  entries: LogEntry[]
}

/**
 * The messages: the empty state, the server's static log, or the virtual log in the browser. Rendering is deferred, so
 * that the field empties before the message appears here.
 */
export function ConversationLog(props: ConversationLogProps) {
  return <Log {...useDeferredValue(props)} />
}

const Log = memo(function Log(props: ConversationLogProps) {
  const { view, outgoing, news } = props
  const entries = useEntries(view, outgoing, news)
  const caution = useCaution(view)
  const isHydrated = useHydrated()
  if (entries.length === 0) return <Opening {...props} />
  const drawn = <StaticLog {...props} entries={entries} caution={caution} />
  if (!isHydrated) return drawn
  return (
    <Suspense fallback={drawn}>
      <VirtualLog {...props} entries={entries} caution={caution} />
    </Suspense>
  )
})
