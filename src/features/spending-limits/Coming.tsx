import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { useRef } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { m } from '~words'
import { momentWords } from '../../../db/reference/days.ts'
import { moneyWords } from '../../../db/reference/money/words.ts'
import { getLocale } from '../../../i18n/paraglide/runtime.js'
import { errorWords } from '../../lib/refusal-words.ts'
import { useTRPC } from '../../lib/trpc.ts'
import type { OwnLimit } from './use-set-limits.ts'

interface ComingProps {
  own: OwnLimit
  coming: NonNullable<OwnLimit['coming']>
  /** What takes the focus when it is called off. */
  heirId: string
}

/** A limit that is raised or taken away a day after it was asked for, and the way to leave it as it is. */
export function Coming({ own, coming, heirId }: ComingProps) {
  const keepButton = useRef<HTMLButtonElement>(null)
  useFocusHeir(keepButton, heirId)
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const keep = useMutation(
    trpc.spendingLimits.keep.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.spendingLimits.pathFilter()),
    }),
  )
  // The hour is that of the reader's clock, which the server does not know.
  const date = useHydrated() ? momentWords(coming.holdsFrom, getLocale(), style) : 'soon'
  return (
    <Alert tone="warning" icon={<Clock aria-hidden />} title={m.spending_limits_raise_title()}>
      <p>{comingWords(own, coming.limit, date)}</p>
      {keep.error && <p role="alert">{errorWords(keep.error)}</p>}
      <button
        ref={keepButton}
        type="button"
        className="mt-2 min-h-6 font-semibold underline underline-offset-3"
        onClick={() => keep.mutate({ period: own.period })}
      >
        {coming.limit ? m.spending_limits_keep() : m.spending_limits_keep_end()}
      </button>
    </Alert>
  )
}

const style = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** `date`: as people write it, or `soon` for less than a day from now. */
function comingWords({ period, limit }: OwnLimit, wanted: OwnLimit['limit'], date: string) {
  const locale = getLocale()
  const from = limit ? moneyWords(limit, locale) : ''
  const isWeek = period === 'week'
  if (!wanted) return isWeek ? m.spending_limits_end_week({ from, date }) : m.spending_limits_end_month({ from, date })
  const words = { from, to: moneyWords(wanted, locale), date }
  return isWeek ? m.spending_limits_raise_week(words) : m.spending_limits_raise_month(words)
}
