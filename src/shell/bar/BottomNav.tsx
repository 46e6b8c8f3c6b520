import { Link } from '@tanstack/react-router'
import { Count } from '@/ui/text/Count.tsx'
import { m } from '~words'
import type { ShellMember } from '../shell.ts'
import { thumbPlaces, useCurrentPlace } from './navigation.ts'

/** The main places under the thumb, below 992 px. */
export function BottomNav({ member }: { member: ShellMember }) {
  const placing = useCurrentPlace()
  return (
    <nav aria-label={m.shell_nav()} className={barClass}>
      {thumbPlaces.map(({ to, label, Icon, waiting }) => (
        <Link key={to} to={to} {...placing(to)} className={linkClass}>
          <Icon aria-hidden className="size-5.5" />
          <span className="max-w-full truncate px-0.5 @max-[16rem]:sr-only">{label()}</span>
          <Count
            value={waiting(member)}
            label={m.shell_new({ count: waiting(member) })}
            ringed
            className="absolute top-1.25 left-[calc(50%+0.4375rem)]"
          />
        </Link>
      ))}
    </nav>
  )
}

const barClass =
  '@container room-for-letters sticky bottom-0 z-30 grid flex-none auto-cols-fr grid-flow-col bg-surface pb-[env(safe-area-inset-bottom)] shadow-up ' +
  'lg:hidden'

const linkClass =
  'relative flex h-bottomnav flex-col items-center justify-center gap-0.5 text-2xs font-semibold text-ink-muted ' +
  'before:absolute before:top-0 before:hidden before:h-0.75 before:w-8 before:rounded-b-xs before:bg-primary ' +
  'aria-[current=page]:text-primary-ink aria-[current=page]:before:block -outline-offset-3!'
