import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { retryDelay } from '../../../lib/retry.ts'
import type { OpenConversation } from '../cache/use-conversation.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { EntryFacts } from './entries.ts'
import { Opening } from './Opening.tsx'
import { StaticLog } from './StaticLog.tsx'
import { useEntries } from './use-entries.ts'
import { useOlder } from './use-older.ts'

// Asked for with the page but not waited for: what the server draws also stands in until it is here.
const virtualLog = loadVirtualLog()
const VirtualLog = lazy(async () => ({ default: (await virtualLog).VirtualLog }))

/** A line that is lost while it loads costs nothing: what the server has drawn stands on until the line is back. */
async function loadVirtualLog(failures = 0): Promise<typeof import('./VirtualLog.tsx')> {
  try {
    return await import('./VirtualLog.tsx')
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)))
    return loadVirtualLog(failures + 1)
  }
}

export interface ConversationLogProps extends Pick<OpenConversation, 'view' | 'update'> {
  outgoing: Outbox
  news: EntryFacts['news']
  isTyping: boolean
  onRetry: () => void
  onDiscard: (clientId: string) => void
}

/** What was said: as it is before anybody has spoken, as the server draws it, and as it lives in the browser. */
export function ConversationLog(props: ConversationLogProps) {
  const { view, outgoing, news } = props
  const entries = useEntries(view, outgoing, news)
  const older = useOlder(props)
  const isHydrated = useHydrated()
  if (entries.length === 0) return <Opening {...props} />
  const drawn = <StaticLog {...props} entries={entries} />
  if (!isHydrated) return drawn
  return (
    <Suspense fallback={drawn}>
      <VirtualLog {...props} entries={entries} older={older} />
    </Suspense>
  )
}
