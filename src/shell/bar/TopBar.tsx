import { Link } from '@tanstack/react-router'
import { buttonClass } from '@/ui/control/button-class.ts'
import { cx } from '@/ui/cx.ts'
import { Logo } from '@/ui/picture/Logo.tsx'
import { m } from '~words'
import type { Parent } from '../../lib/navigation/way-back.ts'
import type { Shell } from '../shell.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { BackButton } from './BackButton.tsx'
import { CreditsChip } from './CreditsChip.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { TopNav } from './TopNav.tsx'

export interface TopBarProps {
  shell: Shell
  /** Where the back button leads that this screen shows when the site runs as an app. */
  back?: Parent
  /** As wide as the window, as over a conversation. */
  wide?: boolean
  className?: string
}

export function TopBar({ shell, back, wide, className }: TopBarProps) {
  const { site, member } = shell
  return (
    <header className={cx('@container flex-none border-b border-line bg-surface', className)}>
      <div
        className={cx(
          'wrap room-for-letters flex min-h-topbar flex-wrap items-center justify-end gap-1 lg:min-h-17 lg:flex-nowrap lg:gap-2',
          wide && 'max-w-none!',
        )}
      >
        {back && <BackButton parent={back} />}
        <div className="min-w-8 flex-1 basis-8 lg:max-w-xs lg:flex-initial">
          <Link to={member ? '/members' : '/'} className="flex w-fit max-w-full rounded-md">
            <Logo name={site.name} />
          </Link>
        </div>
        {member && <TopNav member={member} />}
        <span className="hidden flex-1 lg:block" />
        {member && <CreditsChip member={member} />}
        <span className="hidden lg:block">
          <LanguageMenu />
        </span>
        {member ? (
          <AccountMenu member={member} />
        ) : (
          <Link to="/login" className={buttonClass({ variant: 'outline', size: 'md' }, 'flex-none')}>
            {m.shell_log_in()}
          </Link>
        )}
      </div>
    </header>
  )
}
