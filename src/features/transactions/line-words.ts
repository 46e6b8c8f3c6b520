import { m } from '~words'
import { isSame, type Money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { methodName } from '../../../server/features/payments/rules/method-names.ts'
import { hourBy, type ToldBy } from '../../lib/time/readers-clock.ts'
import { markName } from '../../lib/words/mark-name.ts'
import { giftName } from '../chat/gifts/gift-names.ts'
import { nameWithLabel } from '../likes/name-with-label.ts'
import type { MovementLine } from './days.ts'

/** What has happened, as the title of a line: `withNames` draws it. */
export function titleOf(line: MovementLine): string {
  const name = line.person
    ? nameWithLabel({ ...line.person, name: markName(line.person.name) })
    : m.transactions_nobody()
  const { count, gift, returned, order } = line
  switch (line.kind) {
    case 'message':
      return m.transactions_messages({ count, name })
    case 'photo':
      return m.transactions_photo({ name })
    case 'gift':
      return m.transactions_gift({ gift: gift ? giftName(gift) : m.transactions_gift_gone(), name })
    case 'unsent':
      return returnWords[returned ?? 'message']()
    case 'photo_removed':
      return m.transactions_photo_removed()
    case 'signup_grant':
      return m.transactions_signup_grant()
    case 'demo_grant':
      return m.transactions_demo_grant()
    case 'correction':
      return m.transactions_correction()
    case 'purchase':
      return m.transactions_bought({ count: order?.credits ?? line.amount })
    case 'charge_back':
      return m.transactions_charge_back()
    case 'charge_back_reversed':
      return m.transactions_charge_back_reversed()
    case 'given_back_reversed':
      return m.transactions_given_back_reversed()
    case 'given_back':
      return m.transactions_given_back()
    case 'withdrawal':
      return m.transactions_withdrawal()
    case 'refund':
      return refundTitles[order?.refund ?? 'done']()
    case 'payment':
      return m.transactions_credits({ count: order?.credits ?? 0 })
  }
}

const returnWords = {
  message: m.transactions_back_message,
  photo: m.transactions_back_photo,
  gift: m.transactions_back_gift,
}

/** When, and of a payment how and how much, under the title. */
export function detailOf({ kind, at, order }: MovementLine, clock: ToldBy, locale: string): string {
  const time = hourBy(clock, at, locale)
  if (kind === 'unsent' || kind === 'photo_removed') return m.transactions_back_when({ time })
  if (!order?.amount) return time
  const how = howWords(order)
  const amount = paidWords(order.amount, order.asked, locale)
  return how ? m.transactions_paid_how({ how, time, amount }) : `${time} · ${amount}`
}

/** "€ 9,99", and "€ 8,99 van € 9,99" of what came in otherwise than it was asked for. */
export function paidWords(paid: Money, asked: Money | null, locale: string): string {
  if (!asked || isSame(paid, asked)) return moneyWords(paid, locale)
  return m.transactions_paid_of({ paid: moneyWords(paid, locale), asked: moneyWords(asked, locale) })
}

/** What was paid with: "Visa 4242", else the name of the method. */
export const howWords = ({
  method,
  paidWith,
}: Pick<NonNullable<MovementLine['order']>, 'method' | 'paidWith'>): string =>
  paidWith ?? (method ? methodName(method) : '')

export const statusWords = {
  paid: m.transactions_status_paid,
  pending: m.transactions_status_pending,
  open: m.transactions_status_open,
  expired: m.transactions_status_expired,
  cancelled: m.transactions_status_cancelled,
  failed: m.transactions_status_failed,
  announced: m.transactions_status_announced,
  collected: m.transactions_status_collected,
  not_collected: m.transactions_status_not_collected,
  going_back: m.transactions_status_going_back,
  part_going_back: m.transactions_status_part_going_back,
  gone_back: m.transactions_status_gone_back,
  part_gone_back: m.transactions_status_part_gone_back,
  not_gone_back: m.transactions_status_not_gone_back,
  taken_back: m.transactions_status_taken_back,
  part_taken_back: m.transactions_status_part_taken_back,
}

export const statusTones = {
  paid: 'success',
  pending: 'quiet',
  open: 'quiet',
  expired: 'danger',
  cancelled: 'danger',
  failed: 'danger',
  announced: 'quiet',
  collected: 'success',
  not_collected: 'quiet',
  going_back: 'quiet',
  part_going_back: 'quiet',
  gone_back: 'quiet',
  part_gone_back: 'quiet',
  not_gone_back: 'danger',
  taken_back: 'danger',
  part_taken_back: 'danger',
} as const

/** By the same words as the order that it is of. */
const refundTitles = {
  under_way: m.transactions_status_going_back,
  done: m.transactions_status_gone_back,
  by_bank: m.transactions_status_taken_back,
  failed: m.transactions_status_not_gone_back,
  by_hand: m.transactions_status_gone_back,
  not_collected: m.transactions_status_not_collected,
  called_off: m.transactions_status_called_off,
}

/** "+60", "−5", "0". */
export function signed(amount: number): string {
  if (amount === 0) return '0'
  return amount > 0 ? `+${amount}` : `−${-amount}`
}
