import { Link } from '@tanstack/react-router'
import { m } from '~words'
import { rememberAddress } from './typed-address.ts'

/** To a new password. `email`: what was typed so far. */
export function ForgottenLink({ email, className }: { email: () => string; className?: string }) {
  return (
    <Link to="/reset-password" onClick={() => rememberAddress(email())} className={className}>
      {m.login_forgotten()}
    </Link>
  )
}
