import { useMutation } from '@tanstack/react-query'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import type { ErrorText } from '../../lib/form/trouble.ts'
import { errorWords, type RefusalCode } from '../../lib/refusal-words.ts'
import { useSettings } from '../../lib/settings.ts'
import { useTRPC } from '../../lib/trpc.ts'

/** With these a link by mail helps. */
const heldUp: readonly RefusalCode[] = ['login_failed', 'login_locked', 'login_link_required']

interface TroubleProps {
  failure: ErrorText
  /** The address that was tried. */
  email: string
}

export function LoginTrouble({ failure, email }: TroubleProps) {
  const { code, words } = failure
  if (code === 'email_in_grace') return <Reactivation failure={failure} email={email} />
  if (code && heldUp.includes(code)) return <LoginLink failure={failure} email={email} />
  return (
    <Alert tone="danger" announce>
      <p>{words}</p>
      {code === 'login_banned' && <SupportLink />}
    </Alert>
  )
}

function SupportLink() {
  const { supportEmail: email } = useSettings()
  return (
    <a href={`mailto:${email}`} className="mt-1 inline-block font-semibold wrap-anywhere underline underline-offset-3">
      {m.login_support({ email })}
    </a>
  )
}

function LoginLink({ failure, email }: TroubleProps) {
  const trpc = useTRPC()
  const request = useMutation(trpc.login.requestLink.mutationOptions())
  return (
    <AskForMail
      tone="danger"
      failure={failure}
      request={request}
      label={m.login_link()}
      sent={m.login_link_sent({ email })}
      onAsk={() => request.mutate({ email })}
    />
  )
}

function Reactivation({ failure, email }: TroubleProps) {
  const trpc = useTRPC()
  const request = useMutation(trpc.login.requestReactivation.mutationOptions())
  return (
    <AskForMail
      tone="warning"
      failure={failure}
      request={request}
      label={m.login_reactivate()}
      sent={m.login_reactivate_sent({ email })}
      onAsk={() => request.mutate({ email })}
    />
  )
}

interface AskForMailProps {
  tone: 'warning' | 'danger'
  failure: ErrorText
  request: { isSuccess: boolean; isPending: boolean; isError: boolean; error: unknown }
  label: string
  sent: string
  onAsk: () => void
}

function AskForMail({ tone, failure, request, label, sent, onAsk }: AskForMailProps) {
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
      {request.isError ? errorWords(request.error) : failure.words}
    </Alert>
  )
}
