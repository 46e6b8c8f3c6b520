import { Heart, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import { isolated } from '../../../lib/words/isolated.ts'
import { MemberBadges } from '../../cards/MemberBadges.tsx'
import type { DeckCard } from '../deck/deck.ts'

/** The photos that are open to the member, one at a time: a tap on the right half turns to the next, on the left one back. */
export function Photos({ card: { name, photos, isNew, premium } }: { card: DeckCard }) {
  const [place, setPlace] = useState(0)
  const photo = photos[place]
  const count = photos.length
  const turn = (by: number) => setPlace((before) => Math.min(count - 1, Math.max(0, before + by)))
  return (
    <Portrait
      eager
      src={photo?.match}
      srcSet={photo ? `${photo.card} 480w, ${photo.match} 800w` : undefined}
      sizes="(min-width: 62rem) 25rem, 22.375rem"
      colour={photo?.colour}
      alt={count > 1 ? m.swipe_photo({ name: isolated(name), number: place + 1, count }) : ''}
      name={name}
      width={800}
      height={1000}
      className="min-h-0 flex-1"
    >
      {count > 1 && (
        <>
          <span aria-hidden className="absolute inset-x-3 top-2 flex gap-1">
            {photos.map(({ card }, n) => (
              <span key={card} className={cx(barClass, n === place ? 'bg-surface' : 'bg-surface/55')} />
            ))}
          </span>
          <Half label={m.swipe_photo_before()} className="left-0" isEnd={place === 0} onPress={() => turn(-1)} />
          <Half label={m.swipe_photo_next()} className="right-0" isEnd={place === count - 1} onPress={() => turn(1)} />
        </>
      )}
      <span
        className={cx('pointer-events-none absolute left-3 flex flex-wrap gap-1.25', count > 1 ? 'top-5' : 'top-3')}
      >
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
  )
}

const barClass = 'h-1 flex-1 rounded-full shadow-sm'

interface HalfProps {
  label: string
  className: string
  /** There is no other photo on this side. */
  isEnd: boolean
  onPress: () => void
}

/** Not disabled at an end: a disabled button would lose the focus. */
const Half = ({ label, className, isEnd, onPress }: HalfProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isEnd}
    onClick={onPress}
    className={cx(
      'absolute inset-y-0 w-1/2 cursor-pointer rounded-portrait -outline-offset-4! active:opacity-100!',
      className,
    )}
  />
)

/** The word that a drag to this side means; the drag draws it (deck/use-drag.ts). */
function Stamp({ side, children }: { side: 'like' | 'pass'; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={cx(
        'pointer-events-none absolute top-7 inline-flex h-12 items-center gap-2 px-5 text-lg font-bold',
        side === 'like'
          ? 'left-5 -rotate-7 rounded-[1.5rem_1.5rem_1.5rem_0.375rem] bg-primary text-on-primary opacity-(--like,0)'
          : 'right-5 rotate-7 rounded-[1.5rem_1.5rem_0.375rem_1.5rem] bg-surface text-ink opacity-(--pass,0)',
      )}
    >
      {children}
    </span>
  )
}
