import type { ReactNode } from 'react'
import { cx } from '@/ui/cx.ts'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'

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

const drawings: Record<PaymentMethod, ReactNode> = {
  ideal: <path d="M3.5 10 12 5l8.5 5M5 19h14M6.5 10.5V16M17.5 10.5V16M9.3 14l2 2 3.5-4" />,
  bancontact: (
    <>
      {card}
      <path d="M7 10.5h8.5m-2-2 2 2-2 2M17 14.5H9.5" />
    </>
  ),
  creditcard: plainCard,
  cartebancaire: plainCard,
  nexi: plainCard,
  visa: (
    <>
      {card}
      <rect x="6" y="9" width="4" height="3.2" rx=".8" />
      <path d="M6 15.5h3M11 15.5h3M16 15.5h2" />
    </>
  ),
  mastercard: (
    <>
      {card}
      <path d="M6 15.5h3M11 15.5h3M13.5 9.2h4.5M15.75 9.2v2.8" />
    </>
  ),
  paypal: (
    <>
      <path d="M4 8.5A2.5 2.5 0 0 1 6.5 6H17v3M4 8.5V16" />
      <rect x="4" y="9" width="16.5" height="10" rx="2.5" />
      <path d="M20.5 12.5h-4a1.5 1.5 0 0 0 0 3h4" />
    </>
  ),
  applepay: (
    <>
      <rect x="5" y="3" width="9.5" height="18" rx="2.2" />
      <path d="M9 18h1.5M17 9.5a4 4 0 0 1 0 5M19.5 7.5a7 7 0 0 1 0 9" />
    </>
  ),
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

/** Our own neutral drawing of a method, beside its name. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  return (
    <span
      className={cx(
        'grid h-8 w-11 flex-none place-items-center rounded-sm',
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
