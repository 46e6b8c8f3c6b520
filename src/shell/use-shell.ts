import { type Me, useMe } from '../lib/session/me.ts'
import { useSettings } from '../lib/settings.ts'
import type { Shell, ShellMember } from './shell.ts'

/** What the frames show, from the site's settings and the member. */
export function useShell(): Shell {
  const settings = useSettings()
  const me = useMe()
  return {
    site: { name: settings.name, minAge: settings.minAge },
    member: me && toShellMember(me),
  }
}

function toShellMember(me: Me): ShellMember {
  return {
    name: me.name,
    photo: me.photo?.thumb ?? null,
    isPhotoPending: me.photo?.underInspection ?? false,
    paid: me.premium,
    credits: me.credits,
    unreadMessages: me.unreadTotal,
    newLikes: me.newLikes,
  }
}
