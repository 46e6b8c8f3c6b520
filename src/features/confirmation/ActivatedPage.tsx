import { Link } from '@tanstack/react-router'
import { MailCheck } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'

/** `/activate/done`: the link worked. Whoever opened it in another browser logs in there. */
export function ActivatedPage() {
  const me = useMe()
  return (
    <ResultPage
      icon={<MailCheck aria-hidden />}
      title={m.confirmation_activated_title()}
      action={
        <Link to={me ? '/members' : '/login'} className={buttonClass()}>
          {me ? m.confirmation_to_members() : m.login_submit()}
        </Link>
      }
    >
      <p>{m.confirmation_activated_text()}</p>
      {!me && <p>{m.confirmation_activated_log_in()}</p>}
    </ResultPage>
  )
}
