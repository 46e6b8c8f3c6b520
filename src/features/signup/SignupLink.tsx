import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useOpenSignup } from './use-open-signup.ts'

/** Leads to sign-up: a link to its page, which opens above this one where there is room. */
export function SignupLink({ className, children }: { className?: string; children: ReactNode }) {
  const openSignup = useOpenSignup()
  const open = (event: MouseEvent) => {
    const wantsItsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (wantsItsOwnTab) return
    event.preventDefault()
    openSignup()
  }
  return (
    <Link to="/signup" onClick={open} className={className}>
      {children}
    </Link>
  )
}
