import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { RouterContext } from '../lib/router-context.ts'
import { type Me, useMe } from '../lib/session/me.ts'
import { endSession } from '../lib/session/session-end.ts'
import { useSettings } from '../lib/settings.ts'
import { keepLocale, keepTheme } from './preferences.ts'
import type { Shell, ShellMember, Theme } from './shell.ts'

/** What the frames show and do, from the site's settings and the member. */
export function useShell(): Shell {
  const settings = useSettings()
  const me = useMe()
  const { context } = useRouter().options
  const [theme, setTheme] = useState<Theme>(context.theme ?? 'device')
  const { api } = context
  return {
    site: { name: settings.name, minAge: settings.minAge },
    member: me && toShellMember(me),
    locale: context.locale,
    locales: settings.offeredLocales,
    theme,
    onLocaleChange: async (locale) => {
      keepLocale(locale)
      const offered = settings.offeredLocales.find((candidate) => candidate === locale)
      if (me && offered) await api.session.setLocale.mutate({ locale: offered }).catch(() => {})
      // The words of another language are another bundle.
      location.reload()
    },
    onThemeChange: (chosen) => {
      keepTheme(chosen)
      setTheme(chosen)
    },
    onLogOut: () => logOut(context),
  }
}

async function logOut(context: RouterContext): Promise<void> {
  try {
    await endSession(context)
  } catch {
    const again = { label: m.shell_error_retry(), onSelect: () => void logOut(context) }
    toast({ text: m.shell_log_out_failed(), about: 'log-out', tone: 'danger', action: again })
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
