import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { WholeWords } from '@/ui/text/WholeWords.tsx'
import { m } from '~words'
import { FormFailure } from '../../../lib/form/FormFailure.tsx'
import { type NoticeParams, type NoticeTexts, noticeWords } from '../../../lib/form/notice-words.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { MailSentPage } from '../../../lib/mailed-link/MailSentPage.tsx'
import { useMe } from '../../../lib/session/me.ts'
import { useTRPC } from '../../../lib/trpc.ts'

const route = getRouteApi('/withdrawal/')

const told: NoticeTexts = {
  email_invalid: m.refusal_email_invalid,
}

/** `/withdrawal`: declares a withdrawal by an address, and a receipt where one is named (product §17.11). */
export function DeclarePage() {
  const said = route.useSearch()
  const me = useMe()
  const [isSent, setSent] = useState(false)
  if (isSent || said.notice === 'sent') return <Sent takesFocus={isSent} onAgain={() => setSent(false)} />
  return <DeclareForm said={said} address={me?.email} onSent={() => setSent(true)} />
}

interface DeclareFormProps {
  /** What the form was refused with without script. */
  said: NoticeParams
  /** Of who is logged in. */
  address: string | undefined
  onSent: () => void
}

function DeclareForm({ said, address, onSent }: DeclareFormProps) {
  const declare = useMutation(useTRPC().withdrawals.declare.mutationOptions({ onSuccess: onSent }))
  const form = useForm({ fields: { email: m.login_email_required, receipt: null }, send: declare.mutateAsync })
  const words = form.sent ? undefined : noticeWords(told, said)
  return (
    <Form {...form.props} action="/withdrawal" className="flex flex-1 flex-col">
      <div className="wrap flex-1 py-8 md:py-14 lg:flex-none lg:pb-5">
        <div className="mx-auto grid max-w-110 grid-cols-1 gap-5">
          <div>
            <h1 className="heading-page">{m.withdrawals_guest_title()}</h1>
            <p className="mt-1.5 text-ink-muted">{m.withdrawals_guest_lead()}</p>
          </div>
          {address && <WithoutMail />}
          <Field name="email" label={m.withdrawals_guest_email()}>
            <TextInput type="email" autoComplete="email" defaultValue={address} />
          </Field>
          <Field
            name="receipt"
            label={m.withdrawals_guest_receipt()}
            note={m.signup_optional()}
            help={<WholeWords text={m.withdrawals_guest_receipt_help()} />}
          >
            <TextInput autoComplete="off" maxLength={60} />
          </Field>
          <p className="flex gap-3 rounded-lg bg-secondary-soft p-4 text-sm text-on-secondary-soft">
            <Mail aria-hidden className="size-5 flex-none" />
            {m.withdrawals_guest_note()}
          </p>
        </div>
      </div>
      <ActionBar placed="lg:pb-14" className="mx-auto grid max-w-110 grid-cols-1 gap-2">
        {words && <Alert tone="danger">{words}</Alert>}
        <FormFailure failure={form.failure} />
        <Button type="submit" size="xl" full busy={form.isBusy}>
          {m.withdrawals_guest_submit()}
        </Button>
      </ActionBar>
    </Form>
  )
}

/** Who is logged in withdraws at once, where they see what they have bought. */
const WithoutMail = () => (
  <Alert
    tone="info"
    action={
      <Link to="/transactions/{-$id}" params={{ id: undefined }} className={buttonClass({ variant: 'outline' })}>
        {m.withdrawals_guest_member_action()}
      </Link>
    }
  >
    {m.withdrawals_guest_member()}
  </Alert>
)

/** The same words whether there is such an account or not. */
function Sent({ takesFocus, onAgain }: { takesFocus: boolean; onAgain: () => void }) {
  return (
    <MailSentPage
      title={m.withdrawals_sent_title()}
      takesFocus={takesFocus}
      again={
        <Link to="/withdrawal" search={{}} onClick={onAgain} className={buttonClass({ variant: 'outline' })}>
          {m.withdrawals_sent_again()}
        </Link>
      }
    >
      <p>{m.withdrawals_sent_text()}</p>
      <p>{m.withdrawals_sent_help()}</p>
    </MailSentPage>
  )
}
