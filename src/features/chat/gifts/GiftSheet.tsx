import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { type Gift, giftNames, gifts } from '../../../../db/reference/gifts.ts'
import { priceOf } from '../../../../server/features/chat/rules/gifts.ts'
import { givingOf, type Writing } from '../../../../server/features/chat/rules/writing.ts'
import { useSettings } from '../../../lib/settings.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import type { Saying } from '../outbox/outbox.ts'
import { GiftPicture } from './GiftPicture.tsx'
import { giftName } from './gift-names.ts'
import { aGift } from './gift-words.ts'

export interface GiftSheetProps {
  member: { name: string }
  writing: Writing
  onGive: (message: Saying) => void
  onTopUp: () => void
  onClose: () => void
}

/** The catalogue with its prices. What cannot be paid stays in sight, with the way to more credits. */
export function GiftSheet({ member, writing, onGive, onTopUp, onClose }: GiftSheetProps) {
  const { giftCredits } = useSettings()
  const [chosen, setChosen] = useState<Gift | null>(null)
  const price = (gift: Gift) => priceOf(gift, giftCredits)
  const canGive = (gift: Gift) => givingOf(writing, price(gift)).refusal === null
  const canGiveAny = giftNames.some(canGive)
  const give = () => {
    onClose()
    if (chosen) onGive({ body: gifts[chosen].sign, price: price(chosen), content: { kind: 'gift', gift: chosen } })
  }
  return (
    <Sheet
      title={withNames(m.gifts_title({ name: markName(member.name) }))}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        canGiveAny ? (
          <Button disabled={!chosen || !canGive(chosen)} onClick={give}>
            {chosen ? m.gifts_give_this({ gift: aGift(chosen) }) : m.gifts_choose()}
            {chosen && <span className={priceClass}>{priceWords(price(chosen))}</span>}
          </Button>
        ) : (
          <Button onClick={onTopUp}>{m.chat_buy_credits()}</Button>
        )
      }
    >
      <p className="text-sm text-ink-muted tabular-nums">{m.gifts_credits({ credits: writing.credits })}</p>
      <div role="radiogroup" aria-label={m.gifts_which()} className="mt-3 grid grid-cols-3 gap-2.5">
        {giftNames.map((gift) => (
          <label key={gift} className={tileClass}>
            <input
              type="radio"
              name="gift"
              checked={gift === chosen}
              disabled={!canGive(gift)}
              onChange={() => setChosen(gift)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed"
            />
            <GiftPicture gift={gift} className="size-15" />
            <span>{giftName(gift)}</span>
            <span className="text-xs font-normal text-ink-muted tabular-nums">{priceWords(price(gift))}</span>
          </label>
        ))}
        {canGiveAny && !giftNames.every(canGive) && <MoreCredits onTopUp={onTopUp} />}
      </div>
    </Sheet>
  )
}

function MoreCredits({ onTopUp }: Pick<GiftSheetProps, 'onTopUp'>) {
  return (
    <button type="button" onClick={onTopUp} className={moreClass}>
      <Plus aria-hidden className="size-8" />
      {m.gifts_more()}
      <span className="px-2 text-center text-xs font-normal text-ink-muted">{m.gifts_more_text()}</span>
    </button>
  )
}

const priceWords = (price: number) => (price === 0 ? m.gifts_price_none() : m.gifts_price({ price }))

const frameClass = 'relative grid min-h-31 justify-items-center rounded-bubble-other px-1 text-sm font-semibold'

const tileClass =
  `${frameClass} content-start pt-2 pb-2.5 bg-canvas inset-ring inset-ring-line transition-colors hover:bg-sunken ` +
  'has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:inset-ring-2 has-checked:inset-ring-primary ' +
  'has-disabled:*:[svg]:opacity-45 has-focus-visible:focus-ring'

const moreClass = `${frameClass} col-span-2 content-center gap-1 text-primary-ink inset-ring inset-ring-line hover:bg-sunken`

const priceClass = 'rounded-full bg-primary-active px-2.5 py-0.5 text-sm tabular-nums'
