import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { errorWords, type RefusalCode, refusalIn } from '../../lib/refusal-words.ts'
import { useSettings } from '../../lib/settings.ts'
import { trpc } from '../../lib/trpc.ts'

interface TroubleProps {
  error: unknown
  email: string
}

export function LoginTrouble({ error, email }: TroubleProps) {
  const code = refusalIn(error)?.code
  if (code === 'email_in_grace') return <Reactivation error={error} email={email} />
  if (code && heldUp.includes(code)) return <LoginLink error={error} email={email} />
  return (
    <Alert tone="danger" announce>
      <p>{errorWords(error)}</p>
      {code === 'login_banned' && <SupportLink />}
    </Alert>
  )
}

function SupportLink() {
  const { supportEmail: email } = useSettings()
  return (
    <a href={`mailto:${email}`} className="mt-1 inline-block font-semibold underline underline-offset-3">
      {m.accounts_support({ email })}
    </a>
  )
}

/** A link by mail leads past these. */
const heldUp: readonly RefusalCode[] = ['login_failed', 'login_locked', 'login_link_required']

function LoginLink({ error, email }: TroubleProps) {
  const request = trpc.accounts.requestLoginLink.useMutation()
  return (
    <AskForMail
      tone="danger"
      error={error}
      request={request}
      label={m.accounts_login_link()}
      sent={m.accounts_login_link_sent({ email })}
      onAsk={() => request.mutate({ email })}
    />
  )
}

function Reactivation({ error, email }: TroubleProps) {
  const request = trpc.accounts.requestReactivation.useMutation()
  return (
    <AskForMail
      tone="warning"
      error={error}
      request={request}
      label={m.accounts_reactivate()}
      sent={m.accounts_reactivate_sent({ email })}
      onAsk={() => request.mutate({ email })}
    />
  )
}

interface AskForMailProps {
  tone: 'warning' | 'danger'
  error: unknown
  request: { isSuccess: boolean; isPending: boolean; isError: boolean; error: unknown }
  label: string
  sent: string
  onAsk: () => void
}

function AskForMail({ tone, error, request, label, sent, onAsk }: AskForMailProps) {
  if (request.isSuccess) {
    return (
      <Alert tone="success" announce>
        {sent}
      </Alert>
    )
  }
  return (
    <Alert
      tone={tone}
      announce
      action={
        <Button variant="outline" size="md" busy={request.isPending} onClick={onAsk}>
          {label}
        </Button>
      }
    >
      {errorWords(request.isError ? request.error : error)}
    </Alert>
  )
}
