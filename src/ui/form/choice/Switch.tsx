import { useId } from 'react'

export interface SwitchProps {
  label: string
  /** What it is now, beneath. */
  note: string
  on: boolean
  onChange: (on: boolean) => void
}

/** On or off, at once. The whole row is the target. */
export function Switch({ label, note, on, onChange }: SwitchProps) {
  const [labelId, noteId] = [useId(), useId()]
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-labelledby={labelId}
      aria-describedby={noteId}
      onClick={() => onChange(!on)}
      className="group flex min-h-14 w-full items-center gap-4 px-4 py-3 text-left"
    >
      <span className="flex-1">
        <span id={labelId} className="block font-semibold">
          {label}
        </span>
        <span id={noteId} role="status" className="block text-sm text-ink-muted">
          {note}
        </span>
      </span>
      <span
        aria-hidden
        className="relative h-8 w-13 flex-none rounded-full border-[1.5px] border-control bg-sunken transition-colors group-aria-checked:border-primary group-aria-checked:bg-primary"
      >
        <span className="absolute inset-y-0.5 left-0.5 aspect-square rounded-full bg-ink-muted transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-on-primary" />
      </span>
    </button>
  )
}
