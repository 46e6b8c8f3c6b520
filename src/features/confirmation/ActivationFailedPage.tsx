import { Link } from '@tanstack/react-router'
import { MailX } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'

/** `/activate/error`: the link did not work; there can be another one, and there is help. */
export function ActivationFailedPage() {
  const me = useMe()
  const { supportEmail: email } = useSettings()
  const mailLink = (text: string) => (
    <a href={`mailto:${email}`} className="text-link">
      {text}
    </a>
  )
  return (
    <ResultPage
      icon={<MailX aria-hidden />}
      title={m.confirmation_failed_title()}
      action={
        <Link to="/complete-signup" className={buttonClass()}>
          {me ? m.confirmation_new_mail() : m.confirmation_log_in()}
        </Link>
      }
    >
      <p>{m.confirmation_failed_text()}</p>
      <p>
        <Sentence text={m.confirmation_support({ email })} tags={{ mail: mailLink }} />
      </p>
    </ResultPage>
  )
}
