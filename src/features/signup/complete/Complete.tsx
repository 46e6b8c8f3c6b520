import { MailCheck, MailOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Spinner } from '@/ui/loading/Spinner.tsx'
import { StateHead } from '@/ui/StateHead.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { leadsTo, type SignupPurpose } from '../../../lib/signup/entry.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { PhotosUnderWay } from '../../photos/first/PhotosUnderWay.tsx'
import type { Match } from '../flow/matches.ts'
import { ChangeEmail } from './ChangeEmail.tsx'
import { Matches } from './Matches.tsx'
import { Resend } from './Resend.tsx'
import { type ActivationProgress, useActivation } from './use-activation.ts'

export interface CompleteProps {
  titleId: string
  purpose: SignupPurpose
  matches: Match[]
  /** They are reminded once more where they go on to, for the account was made elsewhere. */
  isFromLander?: boolean
  /** What else may be done here, under what has to be. */
  children?: ReactNode
}

/** What is left after the account is made: the address is to be confirmed. Everything here leads on with a full load. */
export function Complete({ titleId, purpose, matches, isFromLander, children }: CompleteProps) {
  const activation = useActivation()
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-gutter pt-8 pb-8 md:px-6">
        <State titleId={titleId} activation={activation} />
        <PhotosUnderWay />
        {children}
        <Matches matches={matches} />
        <p className="mt-6 text-center">
          <a href="/signup-matches" className="inline-block rounded-xs py-2.5 text-link">
            {m.match_finder_signup_more()}
          </a>
        </p>
      </div>
      <footer className="sticky bottom-0 flex-none bg-surface px-gutter pt-3 pb-safe-3.5 shadow-up md:px-6">
        <a
          href={leadsTo(purpose) ?? (isFromLander ? '/members?api_signup=1' : '/members')}
          className={buttonClass({ full: true })}
        >
          {wayOn(purpose, activation)}
        </a>
      </footer>
    </>
  )
}

function wayOn({ target, next }: SignupPurpose, activation: ActivationProgress | undefined): ReactNode {
  if (target) return withNames(m.signup_complete_on_member({ name: markName(target.name) }))
  if (next) return m.signup_complete_on_next()
  return activation?.state.confirmed ? m.signup_complete_to_members() : m.signup_complete_on()
}

function State({ titleId, activation }: { titleId: string; activation: ActivationProgress | undefined }) {
  if (!activation) return <Spinner className="mx-auto my-16" />
  if (activation.state.confirmed) return <Confirmed titleId={titleId} />
  return <Unconfirmed titleId={titleId} activation={activation} />
}

function Confirmed({ titleId }: { titleId: string }) {
  return (
    <StateHead
      tone="success"
      icon={<MailCheck aria-hidden />}
      id={titleId}
      takesFocus
      title={m.signup_complete_confirmed_title()}
      text={m.signup_complete_confirmed_text()}
    />
  )
}

const mailWords = {
  none: m.signup_complete_none,
  under_way: m.signup_complete_pending,
  sent: m.signup_complete_text,
} satisfies Record<ActivationProgress['state']['mail'], (address: { email: string }) => string>

function Unconfirmed({ titleId, activation }: { titleId: string; activation: ActivationProgress }) {
  const { email, mail, mailboxShown } = activation.state
  return (
    <>
      <StateHead
        tone="info"
        icon={<MailOpen aria-hidden />}
        id={titleId}
        takesFocus
        title={m.signup_complete_title()}
        text={
          <>
            <p>{mailWords[mail]({ email })}</p>
            {mail === 'sent' && <p className="text-sm">{m.signup_complete_spam()}</p>}
          </>
        }
      />
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
