import type { Ref } from 'react'
import { CardSkeleton } from '@/ui/loading/CardSkeleton.tsx'
import { SkeletonGroup } from '@/ui/loading/SkeletonGroup.tsx'
import { m } from '~words'
import { isTodayUsual } from '../../cards/activity-words.ts'
import { gridClass } from '../../cards/grid-class.ts'
import { LikeableCard, type LikeableCardProps } from '../../likes/lists/LikeableCard.tsx'

export interface CardGridProps {
  label: string
  members: LikeableCardProps['member'][]
  /** The first row is in view at once. */
  eager?: boolean
  ref?: Ref<HTMLUListElement>
}

const columns = 4

export function CardGrid({ label, members, eager, ref }: CardGridProps) {
  const isUsual = isTodayUsual(members)
  return (
    <ul ref={ref} aria-label={label} className={gridClass}>
      {members.map((member, index) => (
        <li key={member.id} className="min-w-0">
          <LikeableCard member={member} isTodayUsual={isUsual} eager={eager && index < columns} />
        </li>
      ))}
    </ul>
  )
}

export function CardGridSkeleton() {
  return (
    <SkeletonGroup label={m.shell_loading()} className={gridClass}>
      {Array.from({ length: 2 * columns }, (_, index) => (
        <CardSkeleton key={index.toString()} />
      ))}
    </SkeletonGroup>
  )
}
