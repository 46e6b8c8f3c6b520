import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { LinkIcon, MailCheck, MailQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Form } from '@/ui/form/Form.tsx'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { FormFailure } from '../../lib/form/FormFailure.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { refusalIn } from '../../lib/refusal-words.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { markName } from '../../lib/words/mark-name.ts'

const route = getRouteApi('/mail-change/do')

type ConfirmOutcome = 'done' | 'failed'

/** `/mail-change/do`: where the mailed link leads. It changes nothing until its button is pressed. */
export function ConfirmPage() {
  const link = route.useLoaderData()
  const { notice } = route.useSearch()
  const [outcome, setOutcome] = useState<ConfirmOutcome>()
  if (outcome === 'done' || notice === 'done') return <Done takesFocus={outcome === 'done'} />
  if (outcome === 'failed' || !link) return <Failed takesFocus={outcome === 'failed'} />
  return <Question link={link} onEnd={setOutcome} />
}

interface ConfirmQuestionProps {
  link: NonNullable<Outputs['mailChange']['link']>
  onEnd: (outcome: ConfirmOutcome) => void
}

function Question({ link: { name, email, token }, onEnd }: ConfirmQuestionProps) {
  const trpc = useTRPC()
  const { name: site } = useSettings()
  const confirm = useMutation(trpc.mailChange.confirm.mutationOptions())
  const form = useForm({
    fields: { token: null },
    send: (values) =>
      confirm.mutateAsync(values).then(
        () => onEnd('done'),
        (error) => {
          if (refusalIn(error)?.code !== 'mail_change_failed') throw error
          onEnd('failed')
        },
      ),
  })
  return (
    <ResultPage
      icon={<MailQuestionMark aria-hidden />}
      title={m.mail_change_question_title()}
      action={
        <Form {...form.props} action="/mail-change/do" className="grid w-full gap-4">
          <FormFailure failure={form.failure} />
          <input type="hidden" name="token" value={token} />
          <Button type="submit" full busy={form.isBusy}>
            {m.mail_change_question_action()}
          </Button>
        </Form>
      }
    >
      <p className="wrap-anywhere">{withNames(m.mail_change_question_text({ name: markName(name), site, email }))}</p>
      <p>{m.mail_change_question_not_you()}</p>
    </ResultPage>
  )
}

function Done({ takesFocus }: { takesFocus: boolean }) {
  const me = useMe()
  return (
    <ResultPage
      icon={<MailCheck aria-hidden />}
      title={m.mail_change_done_title()}
      takesFocus={takesFocus}
      action={
        <Link to={me ? '/profile' : '/login'} className={buttonClass()}>
          {me ? m.shell_my_profile() : m.login_submit()}
        </Link>
      }
    >
      <p>{m.mail_change_done_text()}</p>
    </ResultPage>
  )
}

function Failed({ takesFocus }: { takesFocus: boolean }) {
  return (
    <ResultPage
      icon={<LinkIcon aria-hidden />}
      title={m.refusal_mail_change_failed()}
      takesFocus={takesFocus}
      action={
        <Link to="/profile" className={buttonClass()}>
          {m.mail_change_failed_action()}
        </Link>
      }
    >
      <p>{m.mail_change_failed_text()}</p>
    </ResultPage>
  )
}
