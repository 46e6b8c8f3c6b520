import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { wantsOwnTab } from '../own-tab.ts'
import { wide } from '../use-media.ts'
import { type SignupPurpose, useShowSignup } from './entry.ts'

export interface SignupLinkProps {
  target?: NonNullable<SignupPurpose['target']>
  next?: string
  autoFocus?: boolean
  /** It is followed, above this page or on its own. */
  onOpen?: () => void
  className?: string
  children: ReactNode
}

/** Leads to sign-up: a link to its page, which opens above this one where there is room. */
export function SignupLink({ target, next, autoFocus, onOpen, className, children }: SignupLinkProps) {
  const showSignup = useShowSignup()
  const open = (event: MouseEvent) => {
    if (wantsOwnTab(event)) return
    if (matchMedia(wide).matches) {
      event.preventDefault()
      showSignup({ signupStep: 0, signupFor: { target: target ?? null, next: next ?? null } })
    }
    onOpen?.()
  }
  const page = target
    ? ({ to: '/members/$id/signup', params: { id: target.id } } as const)
    : ({ to: '/signup', search: next ? { next } : {} } as const)
  return (
    <Link {...page} onClick={open} data-autofocus={autoFocus || undefined} className={className}>
      {children}
    </Link>
  )
}
