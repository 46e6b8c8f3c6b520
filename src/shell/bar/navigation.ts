import { useMatches } from '@tanstack/react-router'
import { Heart, MessageSquare, Search, UserRound } from 'lucide-react'
import { m } from '~words'
import type { ShellMember } from '../shell.ts'

/** The main places of a member, in order; `waiting` is what the badge counts. */
export const places = [
  { to: '/members', label: m.shell_search, Icon: Search, waiting: () => 0 },
  {
    to: '/chats',
    label: m.shell_messages,
    Icon: MessageSquare,
    waiting: (member: ShellMember) => member.unreadMessages,
  },
  { to: '/likes', label: m.shell_likes, Icon: Heart, waiting: (member: ShellMember) => member.newLikes },
] as const

/** Phones have their own profile within reach of the thumb; wide screens have it in the account menu. */
export const thumbPlaces = [
  ...places,
  { to: '/profile', label: m.shell_profile, Icon: UserRound, waiting: () => 0 },
] as const

/** Pages that belong to one of these places although their addresses lie elsewhere: a conversation with a member, ways of searching. */
const belonging: Partial<Record<string, (typeof places)[number]['to']>> = {
  '/members/$id/chat': '/chats',
  '/swipe-game': '/members',
  '/match-finder': '/members',
}

/** What a link to a place takes to show that one is there. */
export function useCurrentPlace() {
  const current = useMatches({ select: (matches) => belonging[matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1') ?? ''] })
  return (to: string) => ({
    activeOptions: { exact: current !== undefined },
    'aria-current': current === to ? ('page' as const) : undefined,
  })
}
