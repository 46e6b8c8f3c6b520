import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/Button.tsx'
import { m } from '~words'
import { errorWords, refusalIn } from '../../lib/refusal-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { useSettings } from '../shell/use-shell.ts'

/** Why somebody was not let in, and what they can do about it. */
export function LoginTrouble({ error, email }: { error: unknown; email: string }) {
  const code = refusalIn(error)?.code
  if (code === 'email_in_grace') return <Reactivation error={error} email={email} />
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

function Reactivation({ error, email }: { error: unknown; email: string }) {
  const request = trpc.accounts.requestReactivation.useMutation()
  if (request.isSuccess) {
    return (
      <Alert tone="success" announce>
        {m.accounts_reactivate_sent({ email })}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      announce
      action={
        <Button variant="outline" size="md" busy={request.isPending} onClick={() => request.mutate({ email })}>
          {m.accounts_reactivate()}
        </Button>
      }
    >
      {errorWords(request.isError ? request.error : error)}
    </Alert>
  )
}
