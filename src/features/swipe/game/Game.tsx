import { useState } from 'react'
import { LoadFailure } from '../../../lib/LoadFailure.tsx'
import { useMe } from '../../../lib/session/me.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useDeck } from '../deck/deck.ts'
import { useSupply } from '../deck/use-supply.ts'
import { useToday } from '../deck/use-today.ts'
import { usualFilters } from '../usual-filters.ts'
import { GameSkeleton } from './GameSkeleton.tsx'
import { NobodyLeft } from './NobodyLeft.tsx'
import { Table } from './Table.tsx'
import { UsedUp } from './UsedUp.tsx'

export function Game() {
  const me = useMe()
  const settings = useSettings()
  const [filters] = useState(() => usualFilters(me, settings))
  const { failure, retry } = useSupply(filters)
  const { data: today, error, refetch } = useToday()
  const { cards, isWhole } = useDeck()
  const [top] = cards

  const wrong = (!top && failure) || (!today && error)
  if (wrong) {
    const again = () => {
      retry()
      if (!today) void refetch()
    }
    return <LoadFailure error={wrong} onRetry={again} className="mt-4" />
  }
  if (!today) return <GameSkeleton />
  // Who was liked today and brought back can be liked again, also when the likes are used up.
  if (today.likesLeft === 0 && !(top && today.countedIds.includes(top.id))) return <UsedUp today={today} />
  if (top) return <Table cards={cards} today={today} />
  return isWhole ? <NobodyLeft filters={filters} /> : <GameSkeleton />
}
