import { useRouter } from '@tanstack/react-router'
import { ChevronDown, Globe } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Menu } from '@/ui/overlay/Menu.tsx'
import type { MenuPlace } from '@/ui/overlay/menu-position.ts'
import { m } from '~words'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useSettings } from '../../lib/settings.ts'
import { nameOfLocale } from './locale-names.ts'

const LanguageItems = lazyPart(() => import('./LanguageItems.tsx'), 'LanguageItems', 'before-hydration')

/** The languages that the site offers; with one of them there is nothing to choose. */
export function LanguageMenu(place: Partial<MenuPlace>) {
  const { locale } = useRouter().options.context
  const { offeredLocales } = useSettings()
  if (offeredLocales.length < 2) return null
  return (
    <Menu
      {...place}
      buttonLabel={`${locale.toUpperCase()}, ${m.shell_language({ language: nameOfLocale(locale) })}`}
      buttonClassName={buttonClass({ variant: 'plain', size: 'md' })}
      button={
        <>
          <Globe aria-hidden className="size-4.25" />
          {locale.toUpperCase()}
          <ChevronDown aria-hidden className="size-4.25" />
        </>
      }
    >
      <LanguageItems />
    </Menu>
  )
}
