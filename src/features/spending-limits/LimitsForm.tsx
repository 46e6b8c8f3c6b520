import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { Money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { FormFailure } from '../../lib/form/FormFailure.tsx'
import { type Errors, hasErrors, noTrouble, type Trouble, troubleIn } from '../../lib/form/trouble.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { minorIn } from './amount.ts'
import { Coming } from './Coming.tsx'
import { LimitCard } from './LimitCard.tsx'

export type OwnLimit = Outputs['spendingLimits']['view']['limits'][number]
export type Period = OwnLimit['period']

/** Both limits, saved together: each that was changed is set. */
export function LimitsForm({ currency, limits }: Outputs['spendingLimits']['view']) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const set = useMutation(trpc.spendingLimits.set.mutationOptions())
  const [on, setOn] = useState(() => Object.fromEntries(limits.map((own) => [own.period, wantedOf(own) !== null])))
  const [trouble, setTrouble] = useState<Trouble<Period>>(noTrouble)

  const send = async (data: FormData) => {
    const read = limits.map((own) => ({ own, minor: on[own.period] ? minorIn(`${data.get(own.period)}`) : null }))
    const errors: Errors<Period> = {}
    for (const { own, minor } of read) {
      if (minor === undefined) errors[own.period] = { words: exampleWords({ minor: 7_500, currency }) }
    }
    setTrouble({ errors, failure: null })
    if (hasErrors(errors)) return
    try {
      for (const { own, minor } of read) {
        const wanted = wantedOf(own)
        const isSame = minor === (wanted?.minor ?? null) && (!wanted || wanted.currency === currency)
        if (!isSame) await set.mutateAsync({ period: own.period, minor: minor ?? null })
      }
      toast({ tone: 'success', text: m.spending_limits_saved() })
    } catch (error) {
      setTrouble(troubleIn(error, periodsOf(limits)))
    }
    await queryClient.invalidateQueries(trpc.spendingLimits.pathFilter())
  }

  return (
    <Form errors={trouble.errors} onSend={send} className="grid grid-cols-1 gap-4">
      {limits.map((own) => (
        <LimitCard
          key={own.period}
          own={own}
          currency={currency}
          on={on[own.period] ?? false}
          onSwitch={(isOn) => setOn((before) => ({ ...before, [own.period]: isOn }))}
        />
      ))}
      {limits.map((own) => own.coming && <Coming key={own.period} own={own} coming={own.coming} />)}
      <FormFailure failure={trouble.failure} />
      <Button type="submit" busy={set.isPending}>
        {m.spending_limits_save()}
      </Button>
    </Form>
  )
}

/** What the member has chosen last, whether it holds already or will. */
const wantedOf = ({ limit, coming }: OwnLimit): Money | null => (coming ? coming.limit : limit)

const periodsOf = (limits: readonly OwnLimit[]) => limits.map(({ period }) => period)

const exampleWords = (example: Money) => m.spending_limits_amount_invalid({ example: moneyWords(example, getLocale()) })
