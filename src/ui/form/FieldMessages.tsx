import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Messages {
  help?: ReactNode
  error?: ReactNode
}

export function messageIds(id: string, { help, error }: Messages): string | undefined {
  return [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
}

/** The lines under a field. The error's place is there from the start, so that it is read out when it comes. */
export function FieldMessages({ id, help, error }: Messages & { id: string }) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-xs font-semibold text-danger">
            <CircleAlert aria-hidden className="mt-px size-4.25" />
            <span>{error}</span>
          </p>
        )}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-xs text-ink-muted">
          {help}
        </p>
      )}
    </>
  )
}
