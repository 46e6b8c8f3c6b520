import { Heart } from 'lucide-react'
import { cx } from '@/ui/cx.ts'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'
import { isTodayUsual } from '../../cards/activity-words.ts'
import { gridClass } from '../../cards/grid-class.ts'
import { LikeableCard } from './LikeableCard.tsx'

export interface LikeCardsProps {
  label: string
  cards: Outputs['likes']['card'][]
  className?: string
}

export function LikeCards({ label, cards, className }: LikeCardsProps) {
  const isUsual = isTodayUsual(cards)
  return (
    <ul aria-label={label} className={cx(gridClass, className)}>
      {cards.map((card) => (
        <li key={card.id} className="min-w-0">
          <ErrorBoundary>
            <LikeableCard member={card} isTodayUsual={isUsual} badges={card.newLike ? <NewLike /> : undefined} />
          </ErrorBoundary>
        </li>
      ))}
    </ul>
  )
}

/** Amber, as everything that waits for the member. */
function NewLike() {
  return (
    <span className="inline-flex h-6.5 items-center gap-1.25 rounded-full bg-accent px-2.5 text-2xs font-bold text-on-accent">
      <Heart aria-hidden className="size-3.5 fill-current" />
      {m.likes_new()}
    </span>
  )
}
