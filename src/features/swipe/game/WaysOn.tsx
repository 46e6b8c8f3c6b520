import { Link, type LinkProps } from '@tanstack/react-router'
import { ChevronRight, Heart, type LucideIcon, Search, Sparkles } from 'lucide-react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'

/** What there is to do besides: who likes the member first, and it waits for them where it is new. */
export function WaysOn() {
  const newLikes = useMe()?.newLikes ?? 0
  return (
    <div className="grid gap-3">
      {newLikes > 0 ? (
        <NewLikes count={newLikes} />
      ) : (
        <Way to="/likes/$type" params={{ type: 'received' }} Icon={Heart} title={m.swipe_used_likes()}>
          {m.swipe_used_like_back()}
        </Way>
      )}
      <Way to="/members" Icon={Search} title={m.swipe_way_search()}>
        {m.swipe_way_search_text()}
      </Way>
      <Way to="/match-finder" Icon={Sparkles} title={m.swipe_way_finder()}>
        {m.swipe_way_finder_text()}
      </Way>
    </div>
  )
}

function NewLikes({ count }: { count: number }) {
  return (
    <div className="rounded-bubble-other border-l-4 border-accent bg-accent-soft p-4">
      <div className="flex items-center gap-3.5">
        <span className="grid size-11 flex-none place-items-center rounded-bubble-other bg-accent text-on-accent">
          <Heart aria-hidden className="size-5.5 fill-current" />
        </span>
        <p className="min-w-0">
          <b className="block">{m.swipe_used_new({ count })}</b>
          <span className="block text-sm text-ink-muted">{m.swipe_used_like_back()}</span>
        </p>
      </div>
      <Link to="/likes/$type" params={{ type: 'received' }} className={buttonClass({ full: true }, 'mt-3.5')}>
        {m.swipe_used_see()}
      </Link>
    </div>
  )
}

interface WayProps extends Pick<LinkProps, 'to' | 'params'> {
  Icon: LucideIcon
  title: string
  children: string
}

function Way({ to, params, Icon, title, children }: WayProps) {
  return (
    <Link to={to} params={params} className={wayClass}>
      <span className="grid size-11 place-items-center rounded-bubble-other bg-secondary-soft text-on-secondary-soft">
        <Icon aria-hidden className="size-5.5" />
      </span>
      <span className="min-w-0">
        <b className="block">{title}</b>
        <span className="block text-sm text-ink-muted">{children}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 text-ink-subtle" />
    </Link>
  )
}

const wayClass =
  'grid min-h-18 grid-cols-[2.75rem_minmax(0,1fr)_1.25rem] items-center gap-x-3.5 rounded-bubble-other bg-surface px-4 py-3 ' +
  'shadow-sm hover:bg-sunken'
