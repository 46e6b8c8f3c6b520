import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { leadsTo } from '../../../lib/signup/entry.ts'
import { useSignupState } from '../flow/store.ts'

/** To the log-in, for who has an account already, and from there to where the sign-up would have led. */
export function LoginLink({ className, children }: { className?: string; children: ReactNode }) {
  const next = leadsTo(useSignupState().draft)
  return (
    <Link to="/login" search={next ? { next } : {}} className={className}>
      {children}
    </Link>
  )
}
