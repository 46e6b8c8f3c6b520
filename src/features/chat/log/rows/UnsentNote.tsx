import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '~words'
import { NoteButton } from '../../../caution/NoteButton.tsx'
import type { TurnNoteProps } from './TurnNote.tsx'

/** That it was not sent, why, and what its writer can do. */
export function UnsentNote({ entry: { state, refusal }, onRetry, onDiscard }: TurnNoteProps) {
  if (state === 'failed') {
    return (
      <Failed words={m.chat_not_sent()}>
        <NoteButton onPress={onRetry}>{m.chat_retry()}</NoteButton>
        <NoteButton onPress={onDiscard}>{m.chat_discard()}</NoteButton>
      </Failed>
    )
  }
  return (
    <Failed words={`${m.chat_not_sent()}. ${refusal?.words ?? m.refusal_unknown()}`}>
      <NoteButton onPress={onDiscard}>{m.chat_discard()}</NoteButton>
    </Failed>
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
