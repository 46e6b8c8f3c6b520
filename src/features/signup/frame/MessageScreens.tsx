import { LockKeyhole, MailOpen } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { m } from '~words'
import { useSettings } from '../../../lib/settings.ts'
import { LoginLink } from './LoginLink.tsx'

/** Everything else comes by mail: what a site says that hides which accounts exist. */
export function MailedScreen({ email, titleId }: { email: string; titleId: string }) {
  const { demo } = useSettings()
  return (
    <div className="flex-1 px-gutter py-10 md:px-6">
      <MailOpen aria-hidden className="size-10 text-primary-ink" />
      <ScreenHeading id={titleId} takesFocus className="mt-4">
        {m.signup_mailed_title()}
      </ScreenHeading>
      <p className="mt-2 text-ink-muted">{m.signup_mailed_text({ email })}</p>
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
      <LockKeyhole aria-hidden className="size-10 text-primary-ink" />
      <ScreenHeading id={titleId} takesFocus className="mt-4">
        {m.signup_closed_title()}
      </ScreenHeading>
      <p className="mt-2 text-ink-muted">{m.signup_closed_text({ site })}</p>
      <LoginLink className={buttonClass({ full: true }, 'mt-6')}>{m.login_submit()}</LoginLink>
    </div>
  )
}
