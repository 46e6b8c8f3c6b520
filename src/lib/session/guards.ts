import { type ParsedLocation, redirect } from '@tanstack/react-router'
import type { Outputs } from '../trpc.ts'

interface GuardArgs {
  context: { me: Outputs['session']['me'] }
  location: ParsedLocation
}

/** For a route's `beforeLoad`: visitors log in first and come back. */
export function requireMember({ context, location }: GuardArgs): void {
  if (!context.me) throw redirect({ to: '/login', search: { next: location.href } })
}

/** For pages that only visitors need: members go to their home. */
export function requireVisitor({ context }: Pick<GuardArgs, 'context'>): void {
  if (context.me) throw redirect({ to: '/members' })
}
