import { Link } from '@tanstack/react-router'
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

export interface PlaceOrderProps {
  checkout: Pick<Outputs['orders']['checkout'], 'offer' | 'refundDays'>
  /** What stands before the total. */
  label: string
  trouble: Trouble<'consent'>
  isBusy: boolean
  disabled: boolean
}

/** The tick, the total and the button of an order, with the terms beside them; none of it where the member's own limit is in the way. */
export function PlaceOrder({ checkout: { offer, refundDays }, label, trouble, isBusy, disabled }: PlaceOrderProps) {
  const inTheWay = useLimitInTheWay(offer.price, isBusy || trouble.failure !== null)
  if (inTheWay) return <BeyondLimit own={inTheWay} price={offer.price} />
  return (
    <>
      <Checkbox name="consent">{m.orders_consent({ days: refundDays })}</Checkbox>
      <p className="flex justify-between gap-4">
        <span>{label}</span>
        <strong className="flex-none text-lg tabular-nums">{moneyWords(offer.price, getLocale())}</strong>
      </p>
      <FormFailure failure={trouble.failure} />
      <Button type="submit" size="xl" full className="wrap-anywhere" busy={isBusy} disabled={disabled}>
        {m.orders_order()}
      </Button>
      <p className="text-center text-sm text-ink-muted">
        {m.orders_terms_before()}{' '}
        <Link to="/pages/terms" className="text-link">
          {m.orders_terms()}
        </Link>
        {m.orders_terms_after({ days: refundDays })}
      </p>
    </>
  )
}
