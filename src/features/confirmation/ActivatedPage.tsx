import { Link } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { StateScreen } from '@/ui/StateScreen.tsx'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import { AskForPhoto } from '../photos/first/AskForPhoto.tsx'

/**
 * `/activate/done`: the link worked. In another browser it offers the log-in; a member without a photo is asked for
 * one.
 */
export function ActivatedPage() {
  const me = useMe()
  const [asksForPhoto] = useState(me !== null && me.photo === null)
  const isFaceless = asksForPhoto && me?.photo === null
  return (
    <StateScreen
      tone="success"
      icon={<MailCheck aria-hidden />}
      title={m.confirmation_activated_title()}
      text={
        <>
          <p>{m.confirmation_activated_text()}</p>
          {!me && <p>{m.confirmation_activated_log_in()}</p>}
        </>
      }
      actions={
        <Link
          to={me ? '/members' : '/login'}
          className={buttonClass({ full: true, variant: isFaceless ? 'outline' : 'primary' })}
        >
          {me ? m.confirmation_to_members() : m.login_submit()}
        </Link>
      }
    >
      {asksForPhoto && <AskForPhoto />}
    </StateScreen>
  )
}
