import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSignupState } from '../flow/store.ts'

/** To the log-in, for who has an account already, and from there to whom the sign-up would have led. */
export function LoginLink({ className, children }: { className?: string; children: ReactNode }) {
  const { target } = useSignupState().draft
  return (
    <Link to="/login" search={target ? { next: `/members/${target.id}` } : {}} className={className}>
      {children}
    </Link>
  )
}
