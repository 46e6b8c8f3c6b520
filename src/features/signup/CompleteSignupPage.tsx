import { useId } from 'react'
import { Complete } from './complete/Complete.tsx'
import { signupCardClass } from './signup-card-class.ts'

export function CompleteSignupPage() {
  return (
    <div className={signupCardClass}>
      <Complete titleId={useId()} target={null} matches={[]} />
    </div>
  )
}
