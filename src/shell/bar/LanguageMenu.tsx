import { ChevronDown, Globe } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { Menu } from '@/ui/overlay/Menu.tsx'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import type { MenuPlace } from '@/ui/overlay/menu-position.ts'
import { m } from '~words'
import type { Shell } from '../shell.ts'
import { nameOfLocale } from './locale-names.ts'

type LanguageMenuProps = Pick<Shell, 'locale' | 'locales' | 'onLocaleChange'> & Partial<MenuPlace>

export function LanguageMenu({ locale, locales, onLocaleChange, ...place }: LanguageMenuProps) {
  if (locales.length < 2) return null
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
      {locales.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-current={each === locale || undefined}
          onClick={() => onLocaleChange(each)}
          className={menuItemClass()}
        >
          {nameOfLocale(each)}
        </button>
      ))}
    </Menu>
  )
}
