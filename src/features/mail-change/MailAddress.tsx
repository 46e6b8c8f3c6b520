import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { useFocusWhenLost } from '@/ui/focus/use-focus-when-lost.ts'
import { RowSkeleton } from '@/ui/loading/RowSkeleton.tsx'
import { SkeletonGroup } from '@/ui/loading/SkeletonGroup.tsx'
import { m } from '~words'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { LoadFailure } from '../../lib/LoadFailure.tsx'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { Waiting } from './Waiting.tsx'

/** Most who look at the page change nothing: the form comes when it is opened. */
const ChangeForm = lazyPart(() => import('./ChangeForm.tsx'), 'ChangeForm', 'once-alive')

const titleId = 'mail-address'

/** The member's own address, and the way to another one. A section for a settings page. */
export function MailAddress() {
  const trpc = useTRPC()
  const { data, error, refetch } = useQuery(trpc.mailChange.state.queryOptions())
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="heading-section">
        {m.login_email()}
      </h2>
      {data && <Address state={data} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup label={m.shell_loading()} className="mt-3">
          <RowSkeleton />
        </SkeletonGroup>
      )}
    </section>
  )
}

function Address({ state }: { state: Outputs['mailChange']['state'] }) {
  const { email, confirmed, wanted } = state
  // Undefined until it is opened: only the button that comes back in the form's place takes the focus.
  const [isOpen, setOpen] = useState<boolean>()
  const opener = useFocusWhenLost<HTMLButtonElement>(isOpen === false)
  return (
    <div className="mt-1.5 grid max-w-110 grid-cols-1 justify-items-start gap-3">
      <p className="text-ink-muted wrap-anywhere">{email}</p>
      {wanted !== null && <Waiting email={email} wanted={wanted} />}
      {!confirmed && (
        <Link to="/complete-signup" className={buttonClass({ variant: 'outline', size: 'md' })}>
          {m.confirmation_reminder_action()}
        </Link>
      )}
      {confirmed && !isOpen && (
        <Button ref={opener} variant="outline" size="md" onClick={() => setOpen(true)}>
          {m.mail_change_open()}
        </Button>
      )}
      {confirmed && isOpen && <ChangeForm email={email} onEnd={() => setOpen(false)} />}
    </div>
  )
}
