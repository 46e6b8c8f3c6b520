import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { Signup } from './Signup.tsx'
import { signupCardClass } from './signup-card-class.ts'
import { beginSignup } from './use-open-signup.ts'

export function SignupPage() {
  const navigate = useNavigate()
  useEffect(() => beginSignup({ target: null }), [])
  return (
    <div className={signupCardClass}>
      <Signup titleId={useId()} onClose={() => void navigate({ to: '/' })} />
    </div>
  )
}
