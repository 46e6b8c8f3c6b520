import { ChevronDown, Clock } from 'lucide-react'
import { Menu } from '@/ui/overlay/Menu.tsx'
import { Avatar } from '@/ui/picture/Avatar.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import type { ShellMember } from '../shell.ts'

const AccountItems = lazyPart(() => import('./AccountItems.tsx'), 'AccountItems', 'before-hydration')

/** The member's face, and from 992 px the name; behind it what concerns nobody else. */
export function AccountMenu({ member }: { member: ShellMember }) {
  const { name } = member
  return (
    <Menu
      buttonLabel={member.isPhotoPending ? m.shell_account_pending({ name }) : m.shell_account({ name })}
      buttonClassName={buttonClassName}
      className="min-w-70"
      button={
        <>
          <span className="relative flex-none">
            <Avatar src={member.photo} name={name} size="sm" />
            {member.isPhotoPending && <Clock aria-hidden className={pendingClass} />}
          </span>
          <Verbatim className="hidden max-w-24 truncate lg:inline xl:max-w-36">{name}</Verbatim>
          <ChevronDown aria-hidden className="hidden size-4.25 lg:block" />
        </>
      }
    >
      <AccountItems />
    </Menu>
  )
}

const buttonClassName =
  'inline-flex min-h-touch min-w-touch flex-none items-center justify-center gap-2.5 rounded-full ' +
  'text-[0.9375rem] font-semibold transition-colors hover:bg-sunken lg:px-1.5'

const pendingClass = 'absolute -right-1 -bottom-1 size-4.5 rounded-full bg-surface p-0.5 text-ink-muted'
