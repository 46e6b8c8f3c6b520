import { useRouter } from '@tanstack/react-router'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { keepLocale } from '../preferences.ts'
import { nameOfLocale } from './locale-names.ts'

/** Each language by its own name. */
export function LanguageItems() {
  const me = useMe()
  const { offeredLocales } = useSettings()
  const { api, locale } = useRouter().options.context
  const choose = async (chosen: (typeof offeredLocales)[number]) => {
    keepLocale(chosen)
    if (me) await api.session.setLocale.mutate({ locale: chosen }).catch(() => {})
    // The words of another language are another bundle.
    location.reload()
  }
  return offeredLocales.map((each) => (
    <button
      key={each}
      type="button"
      lang={each}
      aria-current={each === locale || undefined}
      onClick={() => void choose(each)}
      className={menuItemClass()}
    >
      {nameOfLocale(each)}
    </button>
  ))
}
