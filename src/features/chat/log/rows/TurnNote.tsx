import { useRouter } from '@tanstack/react-router'
import { Check, CheckCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '~words'
import { lazyPart } from '../../../../lib/chunks/lazy-part.tsx'
import { useToday } from '../../time/use-today.ts'
import { clockTime } from '../../time/when.ts'
import type { LogEntry } from '../entries.ts'

// Asked for at once: when it is needed there may be no line to ask by.
const UnsentNote = lazyPart(() => import('./UnsentNote.tsx'), 'UnsentNote', 'at-once')

export interface TurnNoteProps {
  entry: LogEntry
  onRetry: () => void
  onDiscard: () => void
}

/** When it was said and how far it has come, once per turn. */
export function TurnNote(props: TurnNoteProps) {
  const { state, at, content } = props.entry
  // Whether nothing was read matters to nobody.
  if (content?.kind === 'unsent') return <SentAt state="received" at={at} />
  switch (state) {
    case 'failed':
    case 'refused':
      return <UnsentNote {...props} />
    default:
      return <SentAt state={state} at={at} />
  }
}

function SentAt({ state, at }: { state: Exclude<LogEntry['state'], 'failed' | 'refused'>; at: string }) {
  const isHere = useToday() !== null
  const { locale } = useRouter().options.context
  const time = isHere ? clockTime(at, locale) : ''
  switch (state) {
    case 'received':
      return <Note at={at}>{time}</Note>
    case 'sent':
      return (
        <Note at={at} icon={<Check aria-hidden className="size-4" />}>
          {m.chat_sent({ time })}
        </Note>
      )
    case 'delivered':
      return (
        <Note at={at} icon={<CheckCheck aria-hidden className="size-4" />}>
          {m.chat_delivered({ time })}
        </Note>
      )
    case 'read':
      return (
        <Note at={at} icon={<CheckCheck aria-hidden className="size-4 text-success" />}>
          {m.chat_read({ time })}
        </Note>
      )
    default:
      return (
        <Note at={at} icon={<Clock aria-hidden className="size-3.5" />}>
          {m.chat_sending()}
        </Note>
      )
  }
}

function Note({ at, icon, children }: { at: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <time
      dateTime={at}
      className="flex min-h-6 items-end gap-1.5 px-1 text-xs text-ink-muted tabular-nums *:[svg]:self-center *:[svg]:translate-y-0.5"
    >
      {icon}
      {children}
    </time>
  )
}
