import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../lib/session/me.ts'
import { rememberTracking } from '../../lib/tracking.ts'
import { useSignupState } from './flow/store.ts'
import { useWantedStep } from './flow/use-step.ts'

const SignupDialog = lazyPart(() => import('./SignupDialog.tsx'), 'SignupDialog')

/** Where sign-up opens above a page; stands once in the frame. A sign-up that runs stays, wherever the visitor goes. */
export function SignupHost() {
  const isVisitor = !useMe()
  const { phase } = useSignupState()
  const step = useWantedStep()
  const hasOwnPage = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId.endsWith('/signup')) })
  useEffect(() => rememberTracking(window.location.search), [])

  const isOpen = phase !== 'form' || (isVisitor && step !== undefined)
  if (!isOpen || hasOwnPage) return null
  return <SignupDialog />
}
