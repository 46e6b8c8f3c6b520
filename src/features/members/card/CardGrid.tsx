import type { Ref } from 'react'
import { CardSkeleton } from '@/ui/loading/CardSkeleton.tsx'
import { SkeletonGroup } from '@/ui/loading/SkeletonGroup.tsx'
import { m } from '~words'
import { MemberCard, type MemberCardProps } from './MemberCard.tsx'

export interface CardGridProps {
  label: string
  members: MemberCardProps['member'][]
  /** The first row is in view at once. */
  eager?: boolean
  ref?: Ref<HTMLUListElement>
}

const columns = 4

export function CardGrid({ label, members, eager, ref }: CardGridProps) {
  return (
    <ul ref={ref} aria-label={label} className={gridClass}>
      {members.map((member, index) => (
        <li key={member.id} className="min-w-0">
          <MemberCard member={member} eager={eager && index < columns} />
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

export const gridClass = 'grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-8'
