import { MailCheck, MailOpen } from 'lucide-react'
import { buttonClass } from '@/ui/button-class.ts'
import { Spinner } from '@/ui/Spinner.tsx'
import { m } from '~words'
import type { Match } from '../flow/matches.ts'
import { ChangeEmail } from './ChangeEmail.tsx'
import { Matches } from './Matches.tsx'
import { Resend } from './Resend.tsx'
import { type Activation, useActivation } from './use-activation.ts'

export interface CompleteProps {
  titleId: string
  /** Whose profile led here: it leads back there. */
  target: { id: string; name: string } | null
  matches: Match[]
}

/** What is left after the account is made: the address is to be confirmed. Everything here leads on with a full load. */
export function Complete({ titleId, target, matches }: CompleteProps) {
  const activation = useActivation()
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-gutter pt-8 pb-8 md:px-6">
        {!activation ? (
          <Spinner className="mx-auto my-16" />
        ) : activation.state.confirmed ? (
          <Confirmed titleId={titleId} />
        ) : (
          <Unconfirmed titleId={titleId} activation={activation} />
        )}
        <Matches matches={matches} />
      </div>
      <footer className="sticky bottom-0 flex-none bg-surface px-gutter pt-3 pb-safe-3.5 shadow-up md:px-6">
        <a href={target ? `/members/${target.id}` : '/members'} className={buttonClass({ full: true })}>
          {target
            ? m.signup_complete_on_member({ name: target.name })
            : activation?.state.confirmed
              ? m.signup_complete_to_members()
              : m.signup_complete_on()}
        </a>
      </footer>
    </>
  )
}

function Confirmed({ titleId }: { titleId: string }) {
  return (
    <div role="status">
      <MailCheck aria-hidden className="size-10 text-success" />
      <h1 id={titleId} className="mt-4 heading-page">
        {m.signup_complete_confirmed_title()}
      </h1>
      <p className="mt-2 text-ink-muted">{m.signup_complete_confirmed_text()}</p>
    </div>
  )
}

const mailWords = {
  none: m.signup_complete_none,
  under_way: m.signup_complete_pending,
  sent: m.signup_complete_text,
} satisfies Record<Activation['state']['mail'], (address: { email: string }) => string>

function Unconfirmed({ titleId, activation }: { titleId: string; activation: Activation }) {
  const { email, mail, mailboxShown } = activation.state
  return (
    <>
      <MailOpen aria-hidden className="size-10 text-primary-ink" />
      <h1 id={titleId} tabIndex={-1} data-autofocus className="mt-4 heading-page outline-none! shadow-none!">
        {m.signup_complete_title()}
      </h1>
      <p className="mt-2 text-ink-muted" aria-live="polite">
        {mailWords[mail]({ email })}
      </p>
      {mail === 'sent' && <p className="mt-2 text-sm text-ink-muted">{m.signup_complete_spam()}</p>}
      <div className="mt-6 grid gap-3">
        {mailboxShown && (
          <a
            href="/dev/mail"
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'outline', full: true })}
          >
            {m.signup_complete_mailbox()}
          </a>
        )}
        <Resend activation={activation} />
        <ChangeEmail />
      </div>
    </>
  )
}
