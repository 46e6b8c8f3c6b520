import { Link, useRouter } from '@tanstack/react-router'
import { CircleX, Clock, Coins, Gift, Image, MessageSquare, Plus, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import { cx } from '@/ui/cx.ts'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { useClock } from '../../lib/time/readers-clock.ts'
import type { MovementLine } from './days.ts'
import { detailOf, signed, statusTones, statusWords, titleOf } from './line-words.ts'

/** One line, in columns where there is room; that of a payment leads to its receipt. */
export function LineRow({ line, chosen }: { line: MovementLine; chosen: boolean }) {
  const { locale } = useRouter().options.context
  const clock = useClock()
  const { order, amount, balance, explanation } = line
  const status = shownStatus(line)
  const content = (
    <>
      <span aria-hidden className={cx(iconClass, tones[toneOf(line)])}>
        {iconOf(line)}
      </span>
      <span className="flex-[1_1_5rem] items-center justify-between gap-x-3 @min-[32rem]:flex">
        <span className="min-w-0">
          <bdi className="block font-semibold">{withNames(titleOf(line))}</bdi>
          <span className="block text-sm text-ink-muted tabular-nums">{detailOf(line, clock, locale)}</span>
          {explanation && <bdi className="block text-sm wrap-anywhere">{explanation}</bdi>}
        </span>
        {status && (
          <span className={cx('mt-1 block @min-[32rem]:mt-0', chosen && '*:bg-surface')}>
            <Badge tone={statusTones[status]}>{statusWords[status]()}</Badge>
          </span>
        )}
      </span>
      <span className="ml-auto flex-none items-baseline text-right tabular-nums @min-[32rem]:flex">
        <b className={cx('block min-w-14', amount > 0 && 'text-success', amount === 0 && 'text-ink-muted')}>
          <VisuallyHidden>{m.transactions_moved()} </VisuallyHidden>
          {signed(amount)}
        </b>
        <span className="block text-sm text-ink-muted @min-[32rem]:min-w-24">
          {m.transactions_balance_after({ balance })}
        </span>
      </span>
    </>
  )
  if (!order) return <div className={rowClass}>{content}</div>
  return (
    <Link
      to="/transactions/{-$id}"
      params={{ id: order.id }}
      search={(before) => before}
      className={cx(rowClass, 'transition-colors hover:bg-sunken', chosen && 'bg-secondary-soft')}
    >
      {content}
    </Link>
  )
}

/** Of a try that brought no credits, and of a purchase whose money has not come yet. */
function shownStatus({ kind, order }: MovementLine) {
  if (kind === 'payment') return order?.status
  const isToCome = order?.status === 'announced' || order?.status === 'not_collected'
  return kind === 'purchase' && isToCome ? order.status : undefined
}

const rowClass = 'room-for-letters flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-3'
const iconClass = 'grid size-10 flex-none place-items-center rounded-md *:[svg]:size-5'

const tones = {
  out: 'bg-sunken text-ink-muted',
  in: 'bg-success-soft text-on-success-soft',
  failed: 'bg-danger-soft text-on-danger-soft',
}

function toneOf({ kind, amount, order }: MovementLine): keyof typeof tones {
  if (amount > 0) return 'in'
  if (kind === 'charge_back') return 'failed'
  const isFailed = kind === 'payment' && order && statusTones[order.status] === 'danger'
  return isFailed ? 'failed' : 'out'
}

function iconOf({ kind, order }: MovementLine): ReactNode {
  if (kind === 'payment') return order && statusTones[order.status] === 'danger' ? <CircleX /> : <Clock />
  return icons[kind]
}

const icons: Record<Exclude<MovementLine['kind'], 'payment'>, ReactNode> = {
  message: <MessageSquare />,
  photo: <Image />,
  gift: <Gift />,
  unsent: <Undo2 />,
  photo_removed: <Undo2 />,
  refund: <Undo2 />,
  charge_back: <CircleX />,
  given_back: <Undo2 />,
  charge_back_reversed: <Plus />,
  given_back_reversed: <Plus />,
  withdrawal: <Undo2 />,
  purchase: <Plus />,
  signup_grant: <Coins />,
  demo_grant: <Coins />,
  correction: <Coins />,
}
