import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { usePurpose } from './flow/begin.ts'
import { Signup } from './Signup.tsx'
import { signupCardClass } from './signup-card-class.ts'

const route = getRouteApi('/signup')

export function SignupPage() {
  const navigate = useNavigate()
  const { next = null } = route.useRouteContext()
  usePurpose({ target: null, next })
  return (
    <div className={signupCardClass}>
      <Signup titleId={useId()} onClose={() => void navigate({ to: '/' })} />
    </div>
  )
}
