import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'

// The tile has its size without them.
const BrandMarks = lazyPart(() => import('./BrandMarks.tsx'), 'BrandMarks', 'at-once')

const card = <rect x="3" y="5.5" width="18" height="13" rx="2.5" />

const plainCard = (
  <>
    {card}
    <path d="M3 10h18M6.5 14.5H10" />
  </>
)

const ended = (
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m9 9 6 6M15 9l-6 6" />
  </>
)

/** Dots are lines of no length. */
const dotWidth = 2.2

const branded = ['creditcard', 'visa', 'mastercard', 'paypal', 'applepay'] as const satisfies readonly PaymentMethod[]
/** Whose mark a free set has as people know it. */
export type Branded = (typeof branded)[number]
const isBranded = (method: PaymentMethod): method is Branded => branded.some((one) => one === method)

const drawings: Partial<Record<PaymentMethod, ReactNode>> = {
  ideal: <path d="M3.5 10 12 5l8.5 5M5 19h14M6.5 10.5V16M17.5 10.5V16M9.3 14l2 2 3.5-4" />,
  bancontact: (
    <>
      {card}
      <path d="M7 10.5h8.5m-2-2 2 2-2 2M17 14.5H9.5" />
    </>
  ),
  cartebancaire: plainCard,
  nexi: plainCard,
  sdd: (
    <>
      <path d="M5 3.5h9.5l4 4v13H5Z" />
      <path d="M8 8h4M8 11.5h7M8 17c1.5-3 2.5-3 2.7-.5.2 1.5 1.5 1 2.2-.5.3 1.2 1 1 2.1.5" />
    </>
  ),
  paysafecard: (
    <>
      <path d="M3 7h18v3.2a1.9 1.9 0 0 0 0 3.6V17H3v-3.2a1.9 1.9 0 0 0 0-3.6Z" />
      <path d="M8 12h.01M11 12h.01M14 12h.01M17 12h.01" strokeWidth={dotWidth} />
    </>
  ),
  eps: <path d="M3 9.5l6-4 6 4M4.5 18.5h8M5.5 10v5M9 10v5M12.5 10v2M14 15.5h7m-2.5-2.5 2.5 2.5-2.5 2.5" />,
  blik: (
    <>
      <rect x="6" y="3" width="12" height="18" rx="2.5" />
      <path d="M9 11h.01M12 11h.01M15 11h.01M9 14.5h.01M12 14.5h.01M15 14.5h.01" strokeWidth={dotWidth} />
      <path d="M10.5 6h3" />
    </>
  ),
  prezelewy24: <path d="M4 8h12m-3-3 3 3-3 3M20 16H8m3-3-3 3 3 3" />,
  sct: <path d="M3 19h11M4.5 9.5l4.5-3 4.5 3M5.5 10.5v5M9 10.5v5M12.5 10.5v5M18.5 19V8M16 10.5 18.5 8l2.5 2.5" />,
  giropay: ended,
  sofort: ended,
  maestro: ended,
}

/** What a method is known by, beside its name: its own mark, else a neutral drawing of ours. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  if (isBranded(method))
    return (
      <span className={cx(tileClass, 'grid-flow-col gap-0.5 border border-line bg-white px-1')}>
        <BrandMarks method={method} />
      </span>
    )
  return (
    <span
      className={cx(
        tileClass,
        drawings[method] === ended ? 'bg-sunken text-ink-subtle' : 'bg-secondary-soft text-on-secondary-soft',
      )}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className="size-6.5"
      >
        {drawings[method]}
      </svg>
    </span>
  )
}

const tileClass = 'grid h-8 w-11 flex-none place-items-center rounded-sm'
