import { getRouteApi, Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { ResultPage } from '@/ui/ResultPage.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { DeadLinkPage } from '../../lib/mailed-link/DeadLinkPage.tsx'
import { useSettings } from '../../lib/settings.ts'
import { markName } from '../../lib/words/mark-name.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

const route = getRouteApi('/reset-password/do')

/** `/reset-password/do`: where the mailed link leads, its secret no longer in the address. */
export function ResetPage() {
  const link = route.useLoaderData()
  const said = route.useSearch()
  const { name: site } = useSettings()
  const [hasFailed, setFailed] = useState(false)
  if (said.notice === 'done') return <Done />
  if (hasFailed || !link) return <Failed takesFocus={hasFailed} />
  return (
    <div className="wrap flex-1 py-8 md:py-14">
      <div className="mx-auto grid max-w-100 grid-cols-1 gap-5">
        <div>
          <h1 className="heading-page">{m.password_reset_title()}</h1>
          <p className="mt-1.5 text-ink-muted">
            {withNames(m.password_reset_lead({ name: markName(link.name), site }))}
          </p>
        </div>
        <NewPasswordForm link={link} said={said} onDead={() => setFailed(true)} />
      </div>
    </div>
  )
}

function Done() {
  return (
    <ResultPage
      icon={<KeyRound aria-hidden />}
      title={m.password_done_title()}
      action={
        <Link to="/login" className={buttonClass()}>
          {m.login_submit()}
        </Link>
      }
    >
      <p>{m.password_done_text()}</p>
    </ResultPage>
  )
}

function Failed({ takesFocus }: { takesFocus: boolean }) {
  return (
    <DeadLinkPage
      takesFocus={takesFocus}
      action={
        <Link to="/reset-password" className={buttonClass()}>
          {m.password_failed_action()}
        </Link>
      }
    >
      <p>{m.password_failed_text()}</p>
    </DeadLinkPage>
  )
}
