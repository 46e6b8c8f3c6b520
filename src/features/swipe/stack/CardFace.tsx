import { MapPin } from 'lucide-react'
import { memo } from 'react'
import { cx } from '@/ui/cx.ts'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import type { DeckCard } from '../deck/deck.ts'
import { Photos } from './Photos.tsx'

const SharedInterests = lazyPart(() => import('./SharedInterests.tsx'), 'SharedInterests', 'at-once')

/** Drawn once for each card, however often the table is. */
export const CardFace = memo(function CardFace({ card }: { card: DeckCard }) {
  const { name, age, city, regionName, about, fictional } = card
  const place = [city, regionName].filter((part, n, all) => part && all.indexOf(part) === n).join(', ')
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
        {card.sharedInterests.length > 0 && <SharedInterests interests={card.sharedInterests} className={roomClass} />}
      </div>
    </>
  )
})

/** Where the card is low, the photo comes first. */
const roomClass = '[@container(max-height:19rem)]:hidden'
