import { useMutation } from '@tanstack/react-query'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { errorWords, type RefusalCode } from '../../../lib/refusal-words.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { LoginLink } from '../frame/LoginLink.tsx'
import { DidYouMean } from './DidYouMean.tsx'

export interface EmailHelpProps {
  email: string
  /** What the server has called it. */
  code: RefusalCode | undefined
  suggestion: string | null
  onAccept: () => void
}

/** What to do about an address: take the one that was meant, log in with it, or get its account back. */
export function EmailHelp({ email, code, suggestion, onAccept }: EmailHelpProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {suggestion && <DidYouMean text={m.signup_email_meant({ email: suggestion })} onAccept={onAccept} />}
      {code === 'email_taken' && (
        <LoginLink className={buttonClass({ variant: 'outline', size: 'md', full: true }, 'mt-3')}>
          {m.signup_email_log_in()}
        </LoginLink>
      )}
      {code === 'email_in_grace' && <Reactivation key={email} email={email} />}
    </div>
  )
}

function Reactivation({ email }: { email: string }) {
  const trpc = useTRPC()
  const request = useMutation(trpc.login.requestReactivation.mutationOptions())
  if (request.isSuccess) {
    return <p className="mt-3 text-sm text-ink-muted">{m.signup_email_reactivate_sent({ email })}</p>
  }
  return (
    <>
      <Button
        variant="outline"
        size="md"
        full
        busy={request.isPending}
        onClick={() => request.mutate({ email })}
        className="mt-3"
      >
        {m.signup_email_reactivate()}
      </Button>
      {request.isError && <p className="mt-1.5 text-xs font-semibold text-danger">{errorWords(request.error)}</p>}
    </>
  )
}
