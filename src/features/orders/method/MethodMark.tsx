import {
  ArrowLeftRight,
  CircleX,
  CreditCard,
  FileText,
  Landmark,
  type LucideIcon,
  Smartphone,
  SmartphoneNfc,
  Ticket,
  WalletCards,
} from 'lucide-react'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'

const marks: Partial<Record<PaymentMethod, LucideIcon>> = {
  ideal: Landmark,
  eps: Landmark,
  sct: Landmark,
  bancontact: ArrowLeftRight,
  prezelewy24: ArrowLeftRight,
  paypal: WalletCards,
  applepay: SmartphoneNfc,
  blik: Smartphone,
  sdd: FileText,
  paysafecard: Ticket,
  giropay: CircleX,
  sofort: CircleX,
  maestro: CircleX,
}

/** Our own neutral drawing of a method, beside its name. */
export function MethodMark({ method }: { method: PaymentMethod }) {
  const Mark = marks[method] ?? CreditCard
  return (
    <span className="grid h-8 w-11 flex-none place-items-center rounded-sm bg-secondary-soft text-on-secondary-soft">
      <Mark aria-hidden className="size-5" />
    </span>
  )
}
