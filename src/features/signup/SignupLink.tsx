import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { wantsOwnTab } from '../../lib/own-tab.ts'
import { useOpenSignup } from './use-open-signup.ts'

/** Leads to sign-up: a link to its page, which opens above this one where there is room. */
export function SignupLink({ className, children }: { className?: string; children: ReactNode }) {
  const openSignup = useOpenSignup()
  const open = (event: MouseEvent) => {
    if (wantsOwnTab(event)) return
    event.preventDefault()
    openSignup()
  }
  return (
    <Link to="/signup" onClick={open} className={className}>
      {children}
    </Link>
  )
}
