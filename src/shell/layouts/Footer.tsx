import { Link } from '@tanstack/react-router'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { LanguageMenu } from '../bar/LanguageMenu.tsx'
import type { Shell } from '../shell.ts'
import { appLinks, memberLinks, visitorLinks } from './footer-links.ts'

export function Footer({ shell, isOnlyWide }: { shell: Shell; isOnlyWide?: boolean | undefined }) {
  const { site, member } = shell
  const links = member ? memberLinks : visitorLinks
  return (
    <footer className={cx('mt-2 flex-none border-t border-line pt-7 pb-8 text-sm', isOnlyWide && 'max-lg:hidden')}>
      <div className="wrap">
        <nav aria-label={m.shell_footer()}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 md:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
            {links.map((link) => (
              <li key={link.to} className={appLinks.includes(link) ? undefined : 'installed:hidden'}>
                <Link to={link.to} className={linkClass}>
                  {link.label()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="-ml-3.5 lg:hidden">
          <LanguageMenu side="above" align="start" />
        </div>
        <p className="mt-3.5 text-xs text-ink-subtle">{m.shell_adults_only({ age: site.minAge, site: site.name })}</p>
      </div>
    </footer>
  )
}

const linkClass = 'flex min-h-touch items-center rounded-sm text-ink-muted hover:text-ink hover:underline'
