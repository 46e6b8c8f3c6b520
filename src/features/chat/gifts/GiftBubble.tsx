import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { Gift } from '../../../../db/reference/gifts.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { markName } from '../../../lib/words/mark-name.ts'
import { aGift } from './gift-words.ts'

const GiftPicture = lazyPart(() => import('./GiftPicture.tsx'), 'GiftPicture')

export interface GiftBubbleProps {
  gift: Gift
  /** Who gave it; null for one's own. */
  from: string | null
  /** It has not been seen before: then it comes in with a movement, once. */
  isNew: boolean
  id: string
  className: string
}

/** A gift in the log, as large as its words. */
export function GiftBubble({ gift, from, isNew, id, className }: GiftBubbleProps) {
  const [moves] = useState(isNew)
  return (
    <figure id={id} className={cx('w-58 p-1.5 pb-0', className)}>
      <div className="grid h-29 place-items-center rounded-[0.875rem] bg-primary-soft">
        {useHydrated() && <GiftPicture gift={gift} className={cx('size-24', moves && 'animate-present')} />}
      </div>
      <figcaption className="px-2.5 pt-2.5 pb-3 font-semibold">
        {from === null
          ? m.gifts_given({ gift: aGift(gift) })
          : withNames(m.gifts_from({ name: markName(from), gift: aGift(gift) }))}
      </figcaption>
    </figure>
  )
}
