import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Check, ChevronRight, CircleX, Clock, Download, Printer, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { momentWords } from '../../../db/reference/days.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { useSettings } from '../../lib/settings.ts'
import { dayBy, hourBy, type ToldBy, useClock } from '../../lib/time/readers-clock.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { WithdrawalOffer } from '../withdrawals/WithdrawalOffer.tsx'
import { dayTitle } from './days.ts'
import { howWords, statusTones, statusWords } from './line-words.ts'
import { ReceiptCard } from './ReceiptCard.tsx'

type Transaction = Outputs['transactions']['get']

/** What has become of an order, with what was issued for it. */
export function TransactionDetail({ id }: { id: string }) {
  const { data: order } = useSuspenseQuery(useTRPC().transactions.get.queryOptions({ id }))
  const { locale } = useRouter().options.context
  const clock = useClock()
  const { credits, status, total, orderedAt, receipts } = order
  return (
    <article aria-labelledby="transaction" className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3 print:hidden">
        <div>
          <h2 id="transaction" className="heading-section">
            {m.transactions_credits({ count: credits })}
          </h2>
          <p className="text-sm text-ink-muted first-letter:uppercase">
            {dayTitle(dayBy(clock, orderedAt), dayBy(clock, new Date()), locale)}
          </p>
        </div>
        <p className="grid justify-items-end gap-1 tabular-nums">
          <b className="text-xl">{moneyWords(total, locale)}</b>
          <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
        </p>
      </header>
      <Steps order={order} />
      {order.isPayable && (
        <Link
          to="/credits/$id/{-$paymentmethod}"
          params={{ id, paymentmethod: undefined }}
          className={buttonClass({ full: true }, 'print:hidden')}
        >
          {m.transactions_go_on()}
        </Link>
      )}
      {receipts.map((receipt) => (
        <div key={receipt.id} className="grid gap-3">
          <ReceiptCard receipt={receipt} />
          <div className="flex flex-wrap gap-3 *:flex-1 print:hidden">
            <a
              href={`/receipts/${receipt.id}.pdf`}
              download
              className={buttonClass({ variant: 'outline', size: 'md' })}
            >
              <Download aria-hidden className="size-4.5" />
              {receipt.reason === 'sale' ? m.transactions_pdf() : m.transactions_pdf_credit()}
            </a>
            <Button
              variant="outline"
              size="md"
              icon={<Printer aria-hidden className="size-4.5" />}
              onClick={() => window.print()}
            >
              {m.transactions_print()}
            </Button>
          </div>
        </div>
      ))}
      {order.paidAt && <WithdrawalOffer orderId={id} />}
      <HelpLink number={receipts[0]?.number ?? id} />
    </article>
  )
}

function Steps({ order }: { order: Transaction }) {
  const clock = useClock()
  const { locale } = useRouter().options.context
  const { credits, orderedAt, paidAt, payments, refunds, discount } = order
  const paid = payments.find(({ status }) => status === 'paid')
  const steps: { key: string; icon: ReactNode; words: string; at: Date }[] = [
    { key: 'ordered', icon: done, words: m.transactions_step_ordered(), at: orderedAt },
    ...payments
      .filter((payment) => payment !== paid)
      .map((payment) => ({
        key: payment.at.toISOString(),
        icon: statusTones[payment.status] === 'danger' ? failed : waiting,
        words: m.transactions_step_try({ how: howWords(payment), status: statusWords[payment.status]() }),
        at: payment.at,
      })),
    ...(paid && paidAt
      ? [
          { key: 'paid', icon: done, words: m.transactions_step_paid({ how: howWords(paid) }), at: paidAt },
          { key: 'credited', icon: done, words: m.transactions_step_credited({ count: credits }), at: paidAt },
        ]
      : []),
    ...refunds.map(({ at, doneAt, state, amount }) => ({
      key: at.toISOString(),
      icon: refundIcons[state],
      words: refundWords[state]({ amount: moneyWords(amount, locale) }),
      at: doneAt ?? at,
    })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime())
  return (
    <ol className="rounded-lg border border-line bg-surface p-4 print:hidden">
      {steps.map(({ key, icon, words, at }) => (
        <li key={key} className="flex flex-wrap items-start gap-x-3 py-1">
          {icon}
          <span className="flex-[1_1_5rem]">{words}</span>
          <time dateTime={at.toISOString()} className="ml-auto text-ink-muted tabular-nums">
            {dayBy(clock, at) === dayBy(clock, orderedAt) ? hourBy(clock, at, locale) : shortDate(clock, at, locale)}
          </time>
        </li>
      ))}
      {discount && (
        <li className="flex gap-3 border-t border-line pt-2 mt-1 text-sm text-ink-muted">
          <span className="flex-1">{m.transactions_discount({ code: discount.code })}</span>
          <span className="tabular-nums">
            −{'\u00a0'}
            {moneyWords(discount.amount, locale)}
          </span>
        </li>
      )}
    </ol>
  )
}

/** "5 dec", for what came on another day than the order. */
const shortDate = (clock: ToldBy, at: Date, locale: string) =>
  momentWords(at, locale, { day: 'numeric', month: 'short', ...clock })

const done = <Check aria-hidden className="mt-0.5 size-5 text-success" />
const failed = <CircleX aria-hidden className="mt-0.5 size-5 text-danger" />
const waiting = <Clock aria-hidden className="mt-0.5 size-5 text-ink-muted" />
const back = <Undo2 aria-hidden className="mt-0.5 size-5 text-ink-muted" />

const refundIcons = { under_way: back, done, by_bank: done, failed }
const refundWords = {
  under_way: m.transactions_step_refunding,
  done: m.transactions_step_refund,
  by_bank: m.transactions_step_refund_by_bank,
  failed: m.transactions_step_refund_failed,
}

function HelpLink({ number }: { number: string }) {
  const { supportEmail } = useSettings()
  const subject = encodeURIComponent(m.transactions_help_subject({ number }))
  return (
    <a
      href={`mailto:${supportEmail}?subject=${subject}`}
      className="inline-flex min-h-touch items-center gap-1 font-semibold text-primary-ink print:hidden"
    >
      {m.transactions_help()}
      <ChevronRight aria-hidden className="size-5" />
    </a>
  )
}
