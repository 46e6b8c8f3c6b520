import { getRouteApi } from '@tanstack/react-router'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { SignupLink } from '../../lib/signup/SignupLink.tsx'
import { DemoLogins } from './DemoLogins.tsx'
import { LoginForm } from './LoginForm.tsx'
import { LoginNotice } from './LoginNotice.tsx'

const route = getRouteApi('/login')

export function LoginPage() {
  const { notice, minutes } = route.useSearch()
  const { next, isReceipt } = route.useRouteContext()
  const demoLogins = route.useLoaderData()
  const signupLink = (text: string) => (
    <SignupLink next={isReceipt ? undefined : next} className="text-link">
      {text}
    </SignupLink>
  )
  // A full load: nothing of the visitor's view stays behind.
  const goOn = () => window.location.assign(next ?? '/members')
  return (
    <div className="wrap flex-1 py-8 md:py-14">
      <div className="mx-auto grid max-w-100 grid-cols-1 gap-5">
        <div>
          <h1 className="heading-page">{m.login_title()}</h1>
          <p className="mt-1.5 text-ink-muted">{next ? m.login_to_go_on() : m.login_lead()}</p>
        </div>
        <LoginNotice notice={notice} minutes={minutes} />
        <LoginForm next={next} onLoggedIn={goOn} />
        <p className="text-sm text-ink-muted">
          <Sentence text={m.login_no_account()} tags={{ signup: signupLink }} />
        </p>
        {demoLogins.length > 0 && <DemoLogins logins={demoLogins} onLoggedIn={goOn} />}
      </div>
    </div>
  )
}
