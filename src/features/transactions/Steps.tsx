import { useRouter } from '@tanstack/react-router'
import { Check, CircleX, Clock, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { WholeWords } from '@/ui/text/WholeWords.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { dayWords, momentWords } from '../../../db/reference/days.ts'
import type { Money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { dayBy, hourBy, type ToldBy, useClock } from '../../lib/time/readers-clock.ts'
import type { Outputs } from '../../lib/trpc.ts'
import { markName } from '../../lib/words/mark-name.ts'
import { howWords, statusTones, statusWords } from './line-words.ts'

type TransactionView = Outputs['transactions']['get']
type PaymentStep = TransactionView['payments'][number]
type RefundView = TransactionView['refunds'][number]
type RefundApart = RefundView & { state: Exclude<RefundView['state'], 'by_bank'> }

interface TimelineStep {
  key: string
  icon: ReactNode
  words: string
  at: Date
}

/** What has happened to an order, one after the other. */
export function Steps({ order }: { order: TransactionView }) {
  const clock = useClock()
  const { locale } = useRouter().options.context
  const { orderedAt, discount, receipts } = order
  const mandate = receipts.find(({ collection }) => collection)?.collection?.mandate
  return (
    <ol className="room-for-letters rounded-lg border border-line bg-surface p-4">
      {stepsOf(order).map(({ key, icon, words, at }) => (
        <li key={key} className="flex flex-wrap items-start gap-x-3 py-1">
          {icon}
          <span className="flex-[1_1_7rem]">{words}</span>
          <time dateTime={at.toISOString()} className="ml-auto text-ink-muted tabular-nums">
            {dayBy(clock, at) === dayBy(clock, orderedAt) ? hourBy(clock, at, locale) : shortDate(clock, at, locale)}
          </time>
        </li>
      ))}
      {mandate && (
        <li className={besideClass}>
          <span className="flex-1">{m.directdebit_reference()}</span>
          <Verbatim className="tabular-nums">
            <WholeWords text={mandate} />
          </Verbatim>
        </li>
      )}
      {discount && (
        <li className={besideClass}>
          <span className="flex-1">{withNames(m.transactions_discount({ code: markName(discount.code) }))}</span>
          <span className="tabular-nums">
            −{'\u00a0'}
            {moneyWords(discount.amount, locale)}
          </span>
        </li>
      )}
    </ol>
  )
}

const besideClass = 'mt-1 flex flex-wrap gap-x-3 border-t border-line pt-2 text-sm text-ink-muted'

function stepsOf(order: TransactionView): TimelineStep[] {
  const { credits, orderedAt, paidAt, payments, refunds, withdrawn, creditsTaken, collected } = order
  return [
    { key: 'ordered', icon: done, words: m.transactions_step_ordered(), at: orderedAt },
    ...payments.map((payment) => (payment.isCredited && paidAt ? paidStep(payment, paidAt) : triedStep(payment))),
    ...(paidAt
      ? [{ key: 'credited', icon: done, words: m.transactions_step_credited({ count: credits }), at: paidAt }]
      : []),
    ...(paidAt && collected > 0
      ? [{ key: 'collected', icon: done, words: m.transactions_step_owed({ count: collected }), at: paidAt }]
      : []),
    ...payments.flatMap(takenBackSteps),
    ...creditsTaken.map(creditsTakenStep),
    ...(withdrawn
      ? [
          {
            key: 'withdrawn',
            icon: back,
            words: m.transactions_step_withdrawn({ count: withdrawn.credits }),
            at: withdrawn.at,
          },
        ]
      : []),
    ...refunds.filter(isApart).map(refundStep),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
}

const keyOf = (kind: string, at: Date) => `${kind} ${at.toISOString()}`

/** What came in all the same goes back by steps of its own. */
function triedStep(payment: PaymentStep): TimelineStep {
  const { at, paidAt, surplus, status } = payment
  const how = howWords(payment)
  if (surplus && paidAt) {
    const words = m.transactions_step_came({ amount: inWords(surplus), how })
    return { key: keyOf('came', paidAt), icon: done, words, at: paidAt }
  }
  const icon = statusTones[status] === 'danger' ? failed : waiting
  return { key: keyOf('try', at), icon, words: m.transactions_step_try({ how, status: statusWords[status]() }), at }
}

/** Credits of a direct debit come before its money. */
function paidStep(payment: PaymentStep, at: Date): TimelineStep {
  const how = howWords(payment)
  const { collection } = payment
  if (!collection) return { key: 'paid', icon: done, words: m.transactions_step_paid({ how }), at }
  const date = dayWords(collection.day, getLocale())
  const icon = collection.state === 'collected' ? done : waiting
  return { key: 'paid', icon, words: collectionWords[collection.state]({ how, date }), at }
}

const collectionWords = {
  announced: m.transactions_step_announced,
  collected: m.transactions_step_collected,
  dropped: m.transactions_step_was_announced,
  returned: m.transactions_step_was_announced,
}

function takenBackSteps({ takenBack, collection }: PaymentStep): TimelineStep[] {
  const words = collection ? m.transactions_step_not_paid : m.transactions_step_taken_back
  return takenBack.map(({ amount, at }) => {
    const hasCome = amount.minor < 0
    const told = { amount: inWords({ ...amount, minor: Math.abs(amount.minor) }) }
    return {
      key: keyOf('taken back', at),
      icon: hasCome ? done : failed,
      words: hasCome ? m.transactions_step_won_back(told) : words(told),
      at,
    }
  })
}

const creditsTakenStep = ({ credits: count, at }: TransactionView['creditsTaken'][number]): TimelineStep => ({
  key: keyOf('credits taken', at),
  icon: count < 0 ? done : back,
  words:
    count < 0 ? m.transactions_step_credits_again({ count: -count }) : m.transactions_step_credits_taken({ count }),
  at,
})

/** The charge-back's own step already shows a refund by the bank. */
const isApart = (refund: RefundView): refund is RefundApart => refund.state !== 'by_bank'

const refundStep = ({ at, doneAt, state, amount, byHand }: RefundApart): TimelineStep => ({
  key: keyOf('refund', at),
  icon: refundIcons[state],
  words: byHand
    ? m.withdrawals_offer_by_hand({ amount: inWords(amount), date: dayWords(byHand.on, getLocale()), how: byHand.how })
    : refundWords[state]({ amount: inWords(amount) }),
  at: state === 'not_collected' ? at : (doneAt ?? at),
})

const inWords = (amount: Money) => moneyWords(amount, getLocale())

/** "5 dec", for what came on another day than the order. */
const shortDate = (clock: ToldBy, at: Date, locale: string) =>
  momentWords(at, locale, { day: 'numeric', month: 'short', ...clock })

const done = <Check aria-hidden className="mt-0.5 size-5 text-success" />
const failed = <CircleX aria-hidden className="mt-0.5 size-5 text-danger" />
const waiting = <Clock aria-hidden className="mt-0.5 size-5 text-ink-muted" />
const back = <Undo2 aria-hidden className="mt-0.5 size-5 text-ink-muted" />

const refundIcons: Record<RefundApart['state'], ReactNode> = {
  under_way: back,
  done,
  failed,
  by_hand: done,
  not_collected: back,
  called_off: failed,
}
const refundWords = {
  under_way: m.transactions_step_refunding,
  done: m.transactions_step_refund,
  failed: m.transactions_step_refund_failed,
  by_hand: m.transactions_step_refund,
  not_collected: m.transactions_step_not_collected,
  called_off: m.transactions_step_refund_called_off,
}
