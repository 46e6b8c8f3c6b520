import { LockKeyhole, MailOpen } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { StateHead } from '@/ui/StateHead.tsx'
import { m } from '~words'
import { useSettings } from '../../../lib/settings.ts'
import { LoginLink } from './LoginLink.tsx'

/** Everything else comes by mail: what a site says that hides which accounts exist. */
export function MailedScreen({ email, titleId }: { email: string; titleId: string }) {
  const { demo } = useSettings()
  return (
    <div className="flex-1 px-gutter py-10 md:px-6">
      <StateHead
        tone="info"
        icon={<MailOpen aria-hidden />}
        id={titleId}
        takesFocus
        title={m.signup_mailed_title()}
        text={m.signup_mailed_text({ email })}
      />
      {demo && (
        <a href="/dev/mail" className={buttonClass({ variant: 'outline', full: true }, 'mt-6')}>
          {m.signup_complete_mailbox()}
        </a>
      )}
    </div>
  )
}

export function ClosedScreen({ titleId }: { titleId: string }) {
  const { name: site } = useSettings()
  return (
    <div className="flex-1 px-gutter py-10 md:px-6">
      <StateHead
        tone="info"
        icon={<LockKeyhole aria-hidden />}
        id={titleId}
        takesFocus
        title={m.signup_closed_title()}
        text={m.signup_closed_text({ site })}
      />
      <LoginLink className={buttonClass({ full: true }, 'mt-6')}>{m.login_submit()}</LoginLink>
    </div>
  )
}
