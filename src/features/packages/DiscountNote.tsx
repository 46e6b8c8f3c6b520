import { m } from '~words'
import { AtHour } from '../discounts/EndTime.tsx'
import type { ShownOffer } from './use-choice.ts'

/** What the price is that is struck through, and until when the other one holds. */
export function DiscountNote({ offers }: { offers: readonly ShownOffer[] }) {
  const discount = offers.find((offer) => offer.discount)?.discount
  if (!discount) return null
  const isUsual = offers.every(({ list, lowest }) => list.minor === lowest.minor)
  return (
    <p className="text-sm text-ink-muted">
      {isUsual ? m.packages_struck_usual() : m.packages_struck_lowest()}{' '}
      {discount.endsAt && <AtHour moment={discount.endsAt} words={m.packages_struck_until} />}
    </p>
  )
}
