import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ChevronRight, Download, Printer } from 'lucide-react'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import { useSettings } from '../../lib/settings.ts'
import { dayBy, useClock } from '../../lib/time/readers-clock.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { WithdrawalOffer } from '../withdrawals/WithdrawalOffer.tsx'
import { chargedWords, pendingOf } from './charged-words.ts'
import { dayTitle } from './days.ts'
import { paidWords, statusTones, statusWords } from './line-words.ts'
import { ReceiptCard } from './ReceiptCard.tsx'
import { Steps } from './Steps.tsx'

/** What has become of an order, with what was issued for it. */
export function TransactionDetail({ id }: { id: string }) {
  const { data: order } = useSuspenseQuery(useTRPC().transactions.get.queryOptions({ id }))
  const { locale } = useRouter().options.context
  const clock = useClock()
  const { credits, status, total, came, orderedAt, receipts } = order
  const charged = chargedWords(order)
  // The receipt is the document; an order without one shows its steps.
  const hasReceipt = receipts.length > 0
  const isTransfer = pendingOf(order)?.method === 'sct'
  return (
    <article aria-labelledby="transaction" className="grid gap-4 print:gap-12">
      <header className={cx('flex flex-wrap items-start justify-between gap-3', hasReceipt && 'print:hidden')}>
        <div>
          <h2 id="transaction" className="heading-section">
            {m.transactions_credits({ count: credits })}
          </h2>
          <p className="text-sm text-ink-muted first-letter:uppercase">
            {dayTitle(dayBy(clock, orderedAt), dayBy(clock, new Date()), locale)}
          </p>
        </div>
        <p className="ml-auto grid justify-items-end gap-1 tabular-nums">
          <b className="text-xl">{paidWords(came ?? total, total, locale)}</b>
          <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
        </p>
      </header>
      <div className={cx('contents', hasReceipt && 'print:hidden')}>
        <Steps order={order} />
        {charged && <p>{charged}</p>}
      </div>
      {(order.isPayable || isTransfer) && (
        <Link
          to="/credits/$id/{-$paymentmethod}"
          params={{ id, paymentmethod: undefined }}
          className={buttonClass({ full: true }, 'print:hidden')}
        >
          {isTransfer ? m.transactions_see_transfer() : m.transactions_go_on()}
        </Link>
      )}
      {receipts.map((receipt) => (
        <div key={receipt.id} className="grid gap-3">
          <ReceiptCard receipt={receipt} />
          <div className="flex flex-wrap gap-3 *:flex-auto print:hidden">
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
