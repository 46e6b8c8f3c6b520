import { Link } from '@tanstack/react-router'
import { ChevronDown, LogOut, Settings, UserRound } from 'lucide-react'
import { Menu } from '@/ui/overlay/Menu.tsx'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { Avatar } from '@/ui/picture/Avatar.tsx'
import { m } from '~words'
import type { Shell, ShellMember } from '../shell.ts'
import { ThemeChoice } from './ThemeChoice.tsx'

/** The member's face, and from 992 px the name; behind it what concerns nobody else. */
export function AccountMenu({ shell, member }: { shell: Shell; member: ShellMember }) {
  return (
    <Menu
      buttonLabel={m.shell_account({ name: member.name })}
      buttonClassName={buttonClassName}
      className="min-w-70"
      button={
        <>
          <Avatar src={member.photo} size="sm" />
          <bdi className="hidden max-w-24 truncate lg:inline xl:max-w-36">{member.name}</bdi>
          <ChevronDown aria-hidden className="hidden size-4.25 lg:block" />
        </>
      }
    >
      <p dir="auto" className="truncate px-3 pt-2 pb-1 font-bold lg:hidden">
        {member.name}
      </p>
      <Link to="/profile" className={menuItemClass()}>
        <UserRound aria-hidden />
        {m.shell_my_profile()}
      </Link>
      <Link to="/notifications" className={menuItemClass()}>
        <Settings aria-hidden />
        {m.shell_settings()}
      </Link>
      <div className="my-1.5 border-y border-line py-2.5">
        <ThemeChoice theme={shell.theme} onThemeChange={shell.onThemeChange} />
      </div>
      <button type="button" onClick={shell.onLogOut} className={menuItemClass()}>
        <LogOut aria-hidden />
        {m.shell_log_out()}
      </button>
    </Menu>
  )
}

const buttonClassName =
  'inline-flex min-h-touch min-w-touch flex-none items-center justify-center gap-2.5 rounded-full ' +
  'text-[0.9375rem] font-semibold transition-colors hover:bg-sunken lg:px-1.5'
