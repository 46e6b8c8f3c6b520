import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { CardPortrait } from '@/ui/picture/Portrait.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import type { Outputs } from '../../lib/trpc.ts'
import { activityWord } from './activity-words.ts'
import { MemberBadges } from './MemberBadges.tsx'

export type MemberCardData = Outputs['members']['cards'][number]

export interface MemberCardProps {
  member: MemberCardData
  /** Everybody around them was here today: then it is not said. */
  isTodayUsual?: boolean
  /** In the first row: loaded first. */
  eager?: boolean
  badges?: ReactNode
  /** A round button in the corner of the photo. */
  action?: ReactNode
}

/** Somebody to be found: portrait, name and age, city, and when they were last there. All of it leads to the profile. */
export function MemberCard({ member, isTodayUsual, eager, badges, action }: MemberCardProps) {
  const { id, name, age, city, photo, fictional, lastActive } = member
  return (
    <article className="relative grid min-w-0 grid-cols-1">
      <CardPortrait photo={photo} name={name} eager={eager} className={portraitClass}>
        <span className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.25">
          {badges ?? <MemberBadges isNew={member.isNew} premium={member.premium} />}
        </span>
        {fictional && <FictionalStrip />}
      </CardPortrait>
      <div className="row-start-2 px-0.5 pt-2.5">
        <h3 className="text-[1.0625rem] font-bold tracking-[-0.01em]">
          <Link to="/members/$id" params={{ id }} className={linkClass}>
            <Verbatim>{name}</Verbatim> <span className="font-normal">{age}</span>
          </Link>
        </h3>
        {city && <p className="truncate text-sm text-ink-muted">{city}</p>}
        {!(isTodayUsual && lastActive === 'today') && (
          <p className="text-sm text-ink-muted">{activityWord(lastActive)}</p>
        )}
      </div>
      {/* On the photo, but after the name: who goes by the keys or listens hears first whom it is for. */}
      <div className={cx(actionClass, fictional ? 'mb-11' : 'mb-2')}>{action}</div>
    </article>
  )
}

function FictionalStrip() {
  return (
    <span className="absolute inset-x-0 bottom-0 flex min-h-9 items-center gap-1.75 bg-secondary-soft px-3 text-xs font-semibold text-on-secondary-soft">
      <MaskIcon className="size-4.5" />
      {m.search_fictional()}
    </span>
  )
}

const portraitClass = 'col-start-1 row-start-1 aspect-4/5 rounded-card'

const actionClass = 'z-10 col-start-1 row-start-1 mr-2 self-end justify-self-end'

/** Its target is the whole card, and so is its focus ring. */
const linkClass =
  'block leading-6 outline-none after:absolute after:-inset-1 after:rounded-card focus-visible:shadow-none focus-visible:after:focus-ring'
