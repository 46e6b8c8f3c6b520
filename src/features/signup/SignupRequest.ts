import { useMatches } from '@tanstack/react-router'
import { useAskFor } from '../../lib/notices/asked.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSignupState } from './flow/store.ts'
import { useWantedStep } from './flow/use-step.ts'

/** Asks for sign-up above the page. One that runs stays, wherever the visitor goes. */
export function SignupRequest() {
  const isVisitor = !useMe()
  const { phase } = useSignupState()
  const step = useWantedStep()
  const hasOwnPage = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId.endsWith('/signup')) })
  useAskFor('signup', !hasOwnPage && (phase !== 'form' || (isVisitor && step !== undefined)))
  return null
}
