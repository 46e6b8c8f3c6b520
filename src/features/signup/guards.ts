import { redirect } from '@tanstack/react-router'
import type { Outputs } from '../../lib/trpc.ts'

interface SignupGuardArgs {
  context: { me: Outputs['session']['me'] }
}

/** Members have signed up already: they confirm what is left to confirm, or are home. */
export function leaveSignup({ context: { me } }: SignupGuardArgs): void {
  if (me?.status === 'not_confirmed') throw redirect({ to: '/complete-signup' })
  if (me) throw redirect({ to: '/members' })
}

/** Only for members who have something to confirm. */
export function requireUnconfirmed({ context: { me } }: SignupGuardArgs): void {
  if (!me) throw redirect({ to: '/login', search: { next: '/complete-signup' } })
  if (me.status === 'active') throw redirect({ to: '/members' })
}

/** Redirects a member who has yet to confirm from pages that say "confirmed". Visitors stay: they may have. */
export function leaveUnconfirmed({ context: { me } }: SignupGuardArgs): void {
  if (me?.status === 'not_confirmed') throw redirect({ to: '/complete-signup' })
}
