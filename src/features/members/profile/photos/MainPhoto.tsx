import { useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import { InspectionStrip } from '../../../cards/InspectionStrip.tsx'
import type { Profile } from './photos.ts'

/** 440 px high on phones, a portrait from 768 px. Pressed it opens the viewer. */
export function MainPhoto({ profile: { name, photos }, onOpen }: { profile: Profile; onOpen: () => void }) {
  const [main] = photos
  const [standIn] = useState(() => (main && !main.locked && isAtHand(main.card) ? main.card : undefined))
  if (!main || main.locked) {
    const alt = m.profile_photo_none({ name })
    return <Portrait src={null} alt={alt} name={name} width={800} height={1000} className={shapeClass} />
  }
  const total = photos.length
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={m.profile_photo_open({ number: 1, total, name })}
      className="block w-full md:rounded-portrait"
    >
      <Portrait
        src={main.match}
        alt=""
        width={800}
        height={1000}
        colour={main.colour}
        standIn={standIn}
        eager
        className={shapeClass}
      >
        {main.underInspection && <InspectionStrip className="pt-2 pb-8 text-sm! md:pb-2" />}
        {total > 1 && (
          <span className={cx(countClass, main.underInspection ? 'bottom-20 md:bottom-13' : 'bottom-9 md:bottom-3')}>
            {m.profile_photo_count({ number: 1, total })}
          </span>
        )}
      </Portrait>
    </button>
  )
}

/** Whether this document has shown the picture, as on a card: then it is complete at once. Nothing is fetched for it. */
function isAtHand(address: string): boolean {
  if (typeof Image === 'undefined') return false
  const image = new Image()
  image.src = address
  const isThere = image.complete
  if (!isThere) image.src = ''
  return isThere
}

const countClass = 'absolute right-3 rounded-full bg-stage px-3 py-1 text-xs font-semibold text-on-stage tabular-nums'

const shapeClass =
  'h-110 max-h-[75svh] w-full bg-[50%_20%] *:[img]:object-[50%_20%] md:aspect-4/5 md:h-auto md:max-h-none md:rounded-portrait'
