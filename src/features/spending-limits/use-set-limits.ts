import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import type { Money } from '../../../db/reference/money/money.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { mostLimit } from '../../../server/features/spending-limits/rules.ts'
import { type Errors, hasErrors, noTrouble, type Trouble, troubleIn } from '../../lib/form/trouble.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { minorIn } from './amount.ts'

export type OwnLimit = Outputs['spendingLimits']['view']['limits'][number]
export type LimitPeriod = OwnLimit['period']

/** Both limits, saved together: each that was changed is set. */
export function useSetLimits({ currency, limits }: Outputs['spendingLimits']['view']) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const set = useMutation(trpc.spendingLimits.set.mutationOptions())
  const [trouble, setTrouble] = useState<Trouble<LimitPeriod>>(noTrouble)

  const send = async (data: FormData) => {
    const read = limits.map((own) => ({ own, minor: minorOf(data.get(own.period)) }))
    const errors: Errors<LimitPeriod> = {}
    for (const { own, minor } of read) {
      if (minor === undefined) errors[own.period] = { words: exampleWords({ minor: 7_500, currency }) }
      else if (minor !== null && minor > mostLimit)
        errors[own.period] = { words: mostWords({ minor: mostLimit, currency }) }
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

  return { send, trouble, isBusy: set.isPending }
}

/** What was set last, which is what the fields hold: it holds now, or will (`Coming` says from when). Null is no limit. */
export const wantedOf = ({ limit, coming }: OwnLimit): Money | null => (coming ? coming.limit : limit)

/** Null where the limit is off and has no field; undefined for what is no amount. */
const minorOf = (typed: FormDataEntryValue | null) => (typed === null ? null : minorIn(`${typed}`, getLocale()))

const periodsOf = (limits: readonly OwnLimit[]) => limits.map(({ period }) => period)

const exampleWords = (example: Money) => m.spending_limits_amount_invalid({ example: moneyWords(example, getLocale()) })

const mostWords = (most: Money) => m.spending_limits_amount_most({ most: moneyWords(most, getLocale()) })
