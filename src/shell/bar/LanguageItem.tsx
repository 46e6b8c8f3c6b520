import { useRouter } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { Menu } from '@/ui/overlay/Menu.tsx'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { m } from '~words'
import { useSettings } from '../../lib/settings.ts'
import { LanguageItems } from './LanguageItems.tsx'
import { nameOfLocale } from './locale-names.ts'

/** The languages that the site offers, behind a line of another menu that says which one it is. */
export function LanguageItem() {
  const { locale } = useRouter().options.context
  const { offeredLocales } = useSettings()
  if (offeredLocales.length < 2) return null
  return (
    <Menu
      buttonClassName={menuItemClass()}
      button={
        <>
          <Globe aria-hidden />
          {m.shell_language({ language: nameOfLocale(locale) })}
        </>
      }
    >
      <LanguageItems />
    </Menu>
  )
}
