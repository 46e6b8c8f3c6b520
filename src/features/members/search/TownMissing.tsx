import { Link } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { Button } from '@/ui/control/Button.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import { withoutNear } from './filters.ts'
import { type MemberSearch, useFilters } from './use-search.ts'

/** Replaces the results nearby for a member without a town: links to enter one, and to search at any distance. */
export function TownMissing({ search }: Pick<MemberSearch, 'search'>) {
  const { filters } = useFilters()
  return (
    <EmptyState
      icon={<MapPinOff aria-hidden />}
      title={m.search_town_title()}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/profile" className={buttonClass()}>
            {m.search_town_action()}
          </Link>
          <Button variant="outline" onClick={() => void search(withoutNear(filters))}>
            {m.search_town_lift()}
          </Button>
        </div>
      }
    >
      {m.search_town_text()}
    </EmptyState>
  )
}
