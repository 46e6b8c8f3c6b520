import { useRouter } from '@tanstack/react-router'
import { type Me, useMe } from '../lib/session/me.ts'
import { useSettings } from '../lib/settings.ts'
import { keepLocale } from './preferences.ts'
import type { Shell, ShellMember } from './shell.ts'

/** What the frames show and do, from the site's settings and the member. */
export function useShell(): Shell {
  const settings = useSettings()
  const me = useMe()
  const { context } = useRouter().options
  const { api } = context
  return {
    site: { name: settings.name, minAge: settings.minAge },
    member: me && toShellMember(me),
    locale: context.locale,
    locales: settings.offeredLocales,
    onLocaleChange: async (locale) => {
      keepLocale(locale)
      const offered = settings.offeredLocales.find((candidate) => candidate === locale)
      if (me && offered) await api.session.setLocale.mutate({ locale: offered }).catch(() => {})
      // The words of another language are another bundle.
      location.reload()
    },
  }
}

function toShellMember(me: Me): ShellMember {
  return {
    name: me.name,
    photo: me.photo?.thumb ?? null,
    paid: me.premium,
    credits: me.credits,
    unreadMessages: me.unreadTotal,
    newLikes: me.newLikes,
  }
}
