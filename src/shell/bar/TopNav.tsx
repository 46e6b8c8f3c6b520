import { Link } from '@tanstack/react-router'
import { Count } from '@/ui/text/Count.tsx'
import { m } from '~words'
import type { ShellMember } from '../shell.ts'
import { places, useCurrentPlace } from './navigation.ts'

/** The main places, in the top bar from 992 px. */
export function TopNav({ member }: { member: ShellMember }) {
  const placing = useCurrentPlace()
  return (
    <nav aria-label={m.shell_nav()} className="ml-3 hidden flex-none gap-1 lg:flex xl:ml-7">
      {places.map(({ to, label, Icon, waiting }) => (
        <Link key={to} to={to} {...placing(to)} className={linkClass}>
          <Icon aria-hidden className="size-5.5" />
          {label()}
          <Count value={waiting(member)} label={m.shell_new({ count: waiting(member) })} />
        </Link>
      ))}
    </nav>
  )
}

const linkClass =
  'inline-flex min-h-touch items-center gap-2.25 rounded-full px-3.5 text-[0.9375rem] font-semibold text-ink-muted ' +
  'transition-colors hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft'
