import { useRouterState } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { isApiSignup } from '../../lib/navigation/api-signup.ts'
import { useMe } from '../../lib/session/me.ts'
import { noPurpose } from '../../lib/signup/entry.ts'
import { AskForPhoto } from '../photos/first/AskForPhoto.tsx'
import { Complete } from './complete/Complete.tsx'
import { signupCardClass } from './signup-card-class.ts'

/** `/complete-signup`: what is left to do, and a photo for who has none. */
export function CompleteSignupPage() {
  const isFromLander = useRouterState({ select: ({ location }) => isApiSignup(location.search) })
  const me = useMe()
  const [asksForPhoto] = useState(me?.photo === null)
  return (
    <div className={signupCardClass}>
      <Complete titleId={useId()} purpose={noPurpose} matches={[]} isFromLander={isFromLander}>
        {asksForPhoto && (
          <div className="mt-8">
            <AskForPhoto isAside />
          </div>
        )}
      </Complete>
    </div>
  )
}
