import type { ReactNode } from 'react'

/** A text button in a note under a message. */
export function NoteButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
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
