import { useRouterState } from '@tanstack/react-router'
import { useId } from 'react'
import { isApiSignup } from '../../lib/navigation/api-signup.ts'
import { noPurpose } from '../../lib/signup/entry.ts'
import { Complete } from './complete/Complete.tsx'
import { signupCardClass } from './signup-card-class.ts'

export function CompleteSignupPage() {
  const isFromLander = useRouterState({ select: ({ location }) => isApiSignup(location.search) })
  return (
    <div className={signupCardClass}>
      <Complete titleId={useId()} purpose={noPurpose} matches={[]} isFromLander={isFromLander} />
    </div>
  )
}
