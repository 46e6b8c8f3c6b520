import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { MailSentPage } from '../../lib/mailed-link/MailSentPage.tsx'
import { RequestForm } from './RequestForm.tsx'

const route = getRouteApi('/reset-password/')

/** `/reset-password`: has a link mailed. Also for members: who came in by a mailed link knows no password either. */
export function RequestPage() {
  const said = route.useSearch()
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined) return <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
  if (said.notice === 'sent') return <Sent />
  return (
    <div className="wrap flex-1 py-8 md:py-14">
      <div className="mx-auto grid max-w-100 grid-cols-1 gap-5">
        <div>
          <h1 className="heading-page">{m.password_request_title()}</h1>
          <p className="mt-1.5 text-ink-muted">{m.password_request_lead()}</p>
        </div>
        <RequestForm said={said} onSent={setSentTo} />
        <p className="text-sm">
          <Link to="/login" className="text-link">
            {m.password_request_back()}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** The same words whether there is such an account or not: some sites do not tell. */
function Sent({ email, onAgain }: { email?: string; onAgain?: () => void }) {
  return (
    <MailSentPage
      title={m.password_sent_title()}
      takesFocus={onAgain !== undefined}
      again={
        <Link to="/reset-password" search={{}} onClick={onAgain} className={buttonClass({ variant: 'outline' })}>
          {m.password_sent_again()}
        </Link>
      }
    >
      <p>{email === undefined ? m.password_sent_text_somebody() : m.password_sent_text({ email })}</p>
      <p>{m.password_sent_help()}</p>
    </MailSentPage>
  )
}
