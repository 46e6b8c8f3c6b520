import { Link } from '@tanstack/react-router'
import { CircleX, Gauge } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { m } from '~words'
import { FormFailure } from '../../lib/form/FormFailure.tsx'
import type { ErrorText } from '../../lib/form/trouble.ts'
import type { RefusalCode } from '../../lib/refusal-words.ts'

/** What is said of the payment as a whole, though it names a field. */
export const saidAsPanels = ['iban_blocked', 'phone_blocked'] as const satisfies readonly RefusalCode[]

/** Why it can't be paid like this, and the way out. */
export function Refused({ failure, orderId }: { failure: ErrorText | null; orderId: string }) {
  const title = failure?.code && titles[failure.code]?.()
  if (!failure || !title) return <FormFailure failure={failure} />
  const isLimit = failure.code === 'direct_debit_limit_reached' || failure.code === 'direct_debit_first_limit_reached'
  return (
    <Alert
      announce
      tone={isLimit ? 'warning' : 'danger'}
      icon={isLimit ? <Gauge aria-hidden /> : <CircleX aria-hidden />}
      title={title}
    >
      <p>{failure.words}</p>
      <p className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 font-semibold">
        <Link to="/credits/$id/{-$paymentmethod}" params={{ id: orderId }} className={linkClass}>
          {m.directdebit_other_method()}
        </Link>
        {!isLimit && (
          <Link to="/pages/service" className={linkClass}>
            {m.directdebit_why()}
          </Link>
        )}
      </p>
    </Alert>
  )
}

const titles: Partial<Record<RefusalCode, () => string>> = {
  iban_blocked: m.directdebit_iban_blocked_title,
  phone_blocked: m.directdebit_phone_blocked_title,
  direct_debit_limit_reached: m.directdebit_limit_title,
  direct_debit_first_limit_reached: m.directdebit_limit_title,
}

const linkClass = 'rounded-xs py-1.5 underline underline-offset-4'
