import { Link } from '@tanstack/react-router'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Checkbox } from '@/ui/form/choice/Checkbox.tsx'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { FormFailure } from '../../../lib/form/FormFailure.tsx'
import type { Trouble } from '../../../lib/form/trouble.ts'
import type { Outputs } from '../../../lib/trpc.ts'
import { BeyondLimit } from '../limit/BeyondLimit.tsx'
import { useLimitInTheWay } from '../limit/use-limit-in-the-way.ts'
import { OtherOrder } from './OtherOrder.tsx'

export interface PlaceOrderProps {
  checkout: Pick<Outputs['orders']['checkout'], 'offer' | 'refundDays'>
  /** What stands before the total. */
  label: string
  /** Why the total is not what it was: what was chosen last may be far from where that stands. */
  note?: string | undefined
  trouble: Trouble<'consent'>
  /** The order that is being paid meanwhile, where it is in the way of this one. */
  otherOrderId: string | undefined
  isBusy: boolean
  disabled: boolean
  /** Where it stands from 992 px on; else it is the bar of its page. */
  placed?: string
}

/**
 * The tick, the total and the button of an order, with the terms beside them: on a phone in view at its foot. None of it where the
 * member's own limit is in the way.
 */
export function PlaceOrder({
  checkout,
  label,
  note,
  trouble,
  otherOrderId,
  isBusy,
  disabled,
  placed,
}: PlaceOrderProps) {
  const { offer, refundDays } = checkout
  const inTheWay = useLimitInTheWay(offer.price, isBusy || trouble.failure !== null)
  if (inTheWay)
    return (
      <ActionBar placed={placed} className="mx-auto grid max-w-110 grid-cols-1 gap-2">
        <BeyondLimit own={inTheWay} price={offer.price} />
      </ActionBar>
    )
  return (
    <ActionBar isHigh placed={placed} className="mx-auto grid max-w-110 grid-cols-1 gap-2">
      <Checkbox name="consent" className="text-sm lg:text-base">
        {m.orders_consent({ days: refundDays })}
      </Checkbox>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex-[1_1_7rem]">{label}</span>
        <strong className="ml-auto text-lg tabular-nums">{moneyWords(offer.price, getLocale())}</strong>
      </p>
      <p role="status" className="text-sm text-danger empty:hidden">
        {note}
      </p>
      <FormFailure failure={trouble.failure} />
      <OtherOrder id={otherOrderId} />
      <Button type="submit" size="xl" full className="wrap-anywhere" busy={isBusy} disabled={disabled}>
        {m.orders_order()}
      </Button>
      <p className="text-center text-xs text-balance text-ink-muted lg:text-sm">
        {m.orders_terms_before()}{' '}
        <Link to="/pages/terms" className="text-link">
          {m.orders_terms()}
        </Link>
        {m.orders_terms_after({ days: refundDays })}
      </p>
    </ActionBar>
  )
}
