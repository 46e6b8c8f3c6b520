import { useRouter } from '@tanstack/react-router'
import { ChevronDown, Globe } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Menu } from '@/ui/overlay/Menu.tsx'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import type { MenuPlace } from '@/ui/overlay/menu-position.ts'
import { m } from '~words'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useSettings } from '../../lib/settings.ts'
import { nameOfLocale } from './locale-names.ts'

const LanguageItems = lazyPart(() => import('./LanguageItems.tsx'), 'LanguageItems', 'before-hydration')

export interface LanguageMenuProps extends Partial<MenuPlace> {
  /** In another menu, where a line says the language in words. */
  isItem?: boolean
}

/** The languages that the site offers; with one of them there is nothing to choose. */
export function LanguageMenu({ isItem, ...place }: LanguageMenuProps) {
  const { locale } = useRouter().options.context
  const { offeredLocales } = useSettings()
  if (offeredLocales.length < 2) return null
  const language = m.shell_language({ language: nameOfLocale(locale) })
  if (isItem) {
    return (
      <Menu
        {...place}
        buttonClassName={menuItemClass()}
        button={
          <>
            <Globe aria-hidden />
            {language}
          </>
        }
      >
        <LanguageItems />
      </Menu>
    )
  }
  return (
    <Menu
      {...place}
      buttonLabel={`${locale.toUpperCase()}, ${language}`}
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
