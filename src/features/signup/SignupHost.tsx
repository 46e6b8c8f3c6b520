import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../lib/session/me.ts'
import { rememberTracking } from '../../lib/tracking.ts'

const SignupOverlay = lazyPart(() => import('./SignupOverlay.tsx'), 'SignupOverlay', 'once-alive')

/** Where sign-up opens above a page; stands once in the frame. Who came as a visitor keeps it: a sign-up ends as a member. */
export function SignupHost() {
  const isMember = useMe() !== null
  const [cameAsMember, setCameAsMember] = useState(isMember)
  useEffect(() => rememberTracking(window.location.search), [])
  if (cameAsMember && !isMember) setCameAsMember(false)
  const isHydrated = useHydrated()
  return isHydrated && !cameAsMember && <SignupOverlay />
}
