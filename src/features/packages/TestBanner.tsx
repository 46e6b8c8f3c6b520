import { FlaskConical } from 'lucide-react'
import { m } from '~words'

/** Wherever something can be paid while no money moves. */
export function TestBanner({ isTest }: { isTest: boolean }) {
  return (
    isTest && (
      <p className="md:[[data-banner]+main>&]:mt-3 flex items-center justify-center room-for-letters gap-2 bg-warning-soft px-4 py-2 text-center text-sm font-semibold text-on-warning-soft">
        <FlaskConical aria-hidden className="size-4.5 flex-none" />
        {m.orders_test_banner()}
      </p>
    )
  )
}
