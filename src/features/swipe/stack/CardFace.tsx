import { Heart, MapPin, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { isInterest } from '../../../../db/reference/interests.ts'
import { InterestIcon } from '../../../lib/words/interest-icons.tsx'
import { interestWord } from '../../../lib/words/interest-words.ts'
import { MemberBadges } from '../../cards/MemberBadges.tsx'
import type { SwipeCard } from '../deck/deck.ts'

/** Two fit beside each other on the narrowest phone. */
const mostInterests = 3

/** Drawn once for each card, however often the table is. */
export const CardFace = memo(function CardFace({ card }: { card: SwipeCard }) {
  const { name, age, city, regionName, photo, fictional, isNew, premium } = card
  const place = [city, regionName].filter((part, n, all) => part && all.indexOf(part) === n).join(', ')
  const shared = card.sharedInterests.filter(isInterest).slice(0, mostInterests)
  return (
    <>
      <Portrait
        eager
        src={photo?.match}
        srcSet={photo ? `${photo.card} 480w, ${photo.match} 800w` : undefined}
        sizes="(min-width: 62rem) 25rem, 22.375rem"
        colour={photo?.colour}
        alt=""
        name={name}
        width={800}
        height={1000}
        className="min-h-0 flex-1"
      >
        <span className="absolute top-3 left-3 flex flex-wrap gap-1.25">
          <MemberBadges isNew={isNew} premium={premium} />
        </span>
        <Stamp side="like">
          <Heart aria-hidden className="size-6 fill-current" />
          {m.swipe_stamp_like()}
        </Stamp>
        <Stamp side="pass">
          <X aria-hidden className="size-6" />
          {m.swipe_stamp_pass()}
        </Stamp>
      </Portrait>
      {fictional && (
        <p className="flex min-h-9 items-center gap-1.75 bg-secondary-soft px-4.5 text-xs font-semibold text-on-secondary-soft">
          <MaskIcon className="size-4.5" />
          {m.search_fictional()}
        </p>
      )}
      <div className="px-4.5 pt-3.5 pb-4.5">
        <h2 className="truncate text-2xl leading-tight font-bold tracking-tight">
          <bdi>{name}</bdi> <span className="font-normal">{age}</span>
        </h2>
        {place && (
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-muted">
            <MapPin aria-hidden className="size-4" />
            <span className="truncate">{place}</span>
          </p>
        )}
        {shared.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-1.5">
            <VisuallyHidden>{m.swipe_shared()} </VisuallyHidden>
            {shared.map((interest) => (
              <span key={interest} className={interestClass}>
                <InterestIcon interest={interest} />
                {interestWord(interest)}
              </span>
            ))}
          </p>
        )}
      </div>
    </>
  )
})

const interestClass =
  'inline-flex min-h-7.5 items-center gap-1.5 rounded-full bg-primary-soft px-2.75 text-xs font-semibold ' +
  'text-on-primary-soft *:[svg]:size-4'

/** The word that a drag to this side means; the drag draws it (deck/use-drag.ts). */
function Stamp({ side, children }: { side: 'like' | 'pass'; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute top-5 inline-flex h-12 items-center gap-2 px-5 text-lg font-bold',
        side === 'like'
          ? 'left-5 -rotate-7 rounded-[1.5rem_1.5rem_1.5rem_0.375rem] bg-primary text-on-primary opacity-(--like,0)'
          : 'right-5 rotate-7 rounded-[1.5rem_1.5rem_0.375rem_1.5rem] bg-surface text-ink opacity-(--pass,0)',
      )}
    >
      {children}
    </span>
  )
}
