import { useMatches } from '@tanstack/react-router'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../lib/session/me.ts'
import { useSignupState } from './flow/store.ts'
import { useWantedStep } from './flow/use-step.ts'

const SignupDialog = lazyPart(() => import('./SignupDialog.tsx'), 'SignupDialog')

/** Sign-up above the page that is open. One that runs stays, wherever the visitor goes. */
export function SignupOverlay() {
  const isVisitor = !useMe()
  const { phase } = useSignupState()
  const step = useWantedStep()
  const hasOwnPage = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId.endsWith('/signup')) })
  const isOpen = phase !== 'form' || (isVisitor && step !== undefined)
  return isOpen && !hasOwnPage && <SignupDialog />
}
