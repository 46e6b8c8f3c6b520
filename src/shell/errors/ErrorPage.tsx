import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Mark } from '@/ui/picture/Mark.tsx'
import { m } from '~words'
import { tellShown } from '../../lib/navigation/page-shown.ts'

export interface ErrorPageProps {
  /** HTTP status; 500 when nothing better is known. */
  status?: number
  /** What went wrong in the member's own language; a general sentence without it. */
  message?: string
  onRetry?: () => void
}

/** Replaces a page that cannot be shown (product §12.1): code, message, and a link. */
export function ErrorPage({ status = 500, message, onRetry }: ErrorPageProps) {
  useEffect(tellShown, [])
  const isMissing = status === 404
  return (
    <div className="wrap my-auto grid justify-items-center py-16 text-center">
      <Mark className="size-12" />
      <h1 className="mt-6 heading-page">{isMissing ? m.shell_error_not_found_title() : m.shell_error_title()}</h1>
      <p className="mt-2 max-w-[40ch] text-ink-muted">
        {message ?? (isMissing ? m.shell_error_not_found_text() : m.shell_error_text())}
      </p>
      <p className="mt-2 text-sm text-ink-subtle tabular-nums">{m.shell_error_status({ status })}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {onRetry && !isMissing && <Button onClick={onRetry}>{m.shell_error_retry()}</Button>}
        <Link to="/" className={buttonClass({ variant: onRetry && !isMissing ? 'outline' : 'primary' })}>
          {m.shell_home()}
        </Link>
      </div>
    </div>
  )
}
