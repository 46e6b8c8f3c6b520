import { SearchX } from 'lucide-react'
import { Button } from '@/ui/control/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { m } from '~words'
import { useSettings } from '../../../lib/settings.ts'
import type { MemberSearch } from './use-search.ts'

export function NobodyFound({ search }: Pick<MemberSearch, 'search'>) {
  const { name } = useSettings()
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={m.search_empty_title()}
      action={
        <Button variant="outline" onClick={() => void search({})}>
          {m.search_empty_action({ site: name })}
        </Button>
      }
    >
      {m.search_empty_text()}
    </EmptyState>
  )
}
