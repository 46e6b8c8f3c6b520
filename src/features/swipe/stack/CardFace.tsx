import { MapPin } from 'lucide-react'
import { memo } from 'react'
import { cx } from '@/ui/cx.ts'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { isInterest } from '../../../../db/reference/interests.ts'
import { InterestIcon } from '../../../lib/words/interest-icons.tsx'
import { interestWord } from '../../../lib/words/interest-words.ts'
import type { SwipeCard } from '../deck/deck.ts'
import { Photos } from './Photos.tsx'

/** Two fit beside each other on the narrowest phone. */
const mostInterests = 3

/** Drawn once for each card, however often the table is. */
export const CardFace = memo(function CardFace({ card }: { card: SwipeCard }) {
  const { name, age, city, regionName, about, fictional } = card
  const place = [city, regionName].filter((part, n, all) => part && all.indexOf(part) === n).join(', ')
  const shared = card.sharedInterests.filter(isInterest).slice(0, mostInterests)
  return (
    <>
      <Photos card={card} />
      {fictional && (
        <p className="flex min-h-9 items-center gap-1.75 bg-secondary-soft px-4.5 text-xs font-semibold text-on-secondary-soft">
          <MaskIcon className="size-4.5" />
          {m.search_fictional()}
        </p>
      )}
      <div className="flex-none px-4.5 pt-3.5 pb-4.5">
        <h2 className="truncate text-2xl leading-tight font-bold tracking-tight">
          <Verbatim>{name}</Verbatim> <span className="font-normal">{age}</span>
        </h2>
        {place && (
          <p className="mt-0.5 flex items-center gap-1.5 text-sm text-ink-muted">
            <MapPin aria-hidden className="size-4" />
            <span className="truncate">{place}</span>
          </p>
        )}
        {about && (
          <p dir="auto" className={cx('mt-1.5 truncate text-[0.9375rem]', roomClass)}>
            {about}
          </p>
        )}
        {shared.length > 0 && (
          <p className={cx(roomClass, 'mt-2 flex flex-wrap gap-1.5')}>
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

/** Where the card is low, the photo comes first. */
const roomClass = '[@container(max-height:19rem)]:hidden'

const interestClass =
  'inline-flex min-h-7.5 items-center gap-1.5 rounded-full bg-primary-soft px-2.75 text-xs font-semibold ' +
  'text-on-primary-soft *:[svg]:size-4'
