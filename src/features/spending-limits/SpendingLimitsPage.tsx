import { useSuspenseQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { m } from '~words'
import { FormFailure } from '../../lib/form/FormFailure.tsx'
import { useTRPC } from '../../lib/trpc.ts'
import { Coming } from './Coming.tsx'
import { LimitCard } from './LimitCard.tsx'
import { useSetLimits } from './use-set-limits.ts'

/** `/credits/limit`: what a member lets themselves spend (product §17.9). */
export function SpendingLimitsPage() {
  const { data } = useSuspenseQuery(useTRPC().spendingLimits.view.queryOptions())
  const { currency, limits } = data
  const { send, trouble, isBusy } = useSetLimits(data)
  return (
    <Form errors={trouble.errors} onSend={send} className="flex flex-1 flex-col">
      <div className="wrap flex-1 py-6 md:py-10 lg:flex-none lg:pb-5">
        <div className="mx-auto grid max-w-110 grid-cols-1 gap-5">
          <div>
            <h1 className="heading-page">{m.spending_limits_heading()}</h1>
            <p className="mt-1.5 text-ink-muted">{m.spending_limits_intro()}</p>
          </div>
          {limits.map((own) => (
            // The field is uncontrolled: the key resets it after a change on another screen.
            <LimitCard
              key={JSON.stringify([own.period, own.limit, own.coming])}
              {...{ own, currency, heirId: saveId }}
            />
          ))}
          {limits.map(
            (own) => own.coming && <Coming key={own.period} {...{ own, coming: own.coming, heirId: saveId }} />,
          )}
          <Rules />
        </div>
      </div>
      <ActionBar placed="lg:pb-10" className="mx-auto grid max-w-110 grid-cols-1 gap-2">
        <FormFailure failure={trouble.failure} />
        <Button type="submit" id={saveId} size="xl" full busy={isBusy}>
          {m.spending_limits_save()}
        </Button>
      </ActionBar>
    </Form>
  )
}

const saveId = 'save-limits'

const Rules = () => (
  <ul className="grid gap-2.5">
    {[m.spending_limits_rule_lower(), m.spending_limits_rule_raise(), m.spending_limits_rule_periods()].map((rule) => (
      <li key={rule} className="flex gap-2.5">
        <Check aria-hidden className="mt-0.5 size-5 flex-none text-success" />
        {rule}
      </li>
    ))}
  </ul>
)
