import { useRouter } from '@tanstack/react-router'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '~words'
import { useToday } from '../../time/use-today.ts'
import { clockTime } from '../../time/when.ts'
import type { Entry } from '../entries.ts'

export interface TurnNoteProps {
  entry: Entry
  onRetry: () => void
  onDiscard: () => void
}

/** When it was said and how far it has come, once per turn. */
export function TurnNote({ entry, onRetry, onDiscard }: TurnNoteProps) {
  const { state, at, refusal } = entry
  switch (state) {
    case 'failed':
      return (
        <Failed words={m.chat_not_sent()}>
          <NoteButton onPress={onRetry}>{m.chat_retry()}</NoteButton>
          <NoteButton onPress={onDiscard}>{m.chat_discard()}</NoteButton>
        </Failed>
      )
    case 'refused':
      return (
        <Failed words={`${m.chat_not_sent()}. ${refusal?.words ?? m.refusal_unknown()}`}>
          <NoteButton onPress={onDiscard}>{m.chat_discard()}</NoteButton>
        </Failed>
      )
    default:
      return <SentAt state={state} at={at} />
  }
}

function SentAt({ state, at }: { state: Exclude<Entry['state'], 'failed' | 'refused'>; at: string }) {
  const isHere = useToday() !== null
  const { locale } = useRouter().options.context
  const time = isHere ? clockTime(at, locale) : ''
  switch (state) {
    case 'received':
      return <Note at={at}>{time}</Note>
    case 'delivered':
      return (
        <Note at={at} icon={<Check aria-hidden className="size-4 text-success" />}>
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

function Failed({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="flex max-w-[80%] flex-wrap items-center justify-end gap-x-1 px-1 text-xs text-danger">
      <CircleAlert aria-hidden className="size-4" />
      <span>{words}</span>
      {children}
    </div>
  )
}

function NoteButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-touch rounded-full px-2 font-semibold underline underline-offset-3"
    >
      {children}
    </button>
  )
}
