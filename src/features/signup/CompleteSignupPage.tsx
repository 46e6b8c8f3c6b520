import { useId } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { firstFilters } from '../members/search/filters.ts'
import { useMe, useSettings } from '../shell/use-shell.ts'
import { Complete } from './complete/Complete.tsx'
import { signupCardClass } from './signup-card-class.ts'

const shown = 4

/** `/complete-signup`: what an unconfirmed member still has to do. */
export function CompleteSignupPage() {
  const filters = firstFilters(useMe(), useSettings())
  const { data } = trpc.members.search.useQuery(filters)
  return (
    <div className={signupCardClass}>
      <Complete titleId={useId()} target={null} matches={data?.cards.slice(0, shown) ?? []} />
    </div>
  )
}
