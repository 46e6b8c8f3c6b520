import { useHydrated } from '@tanstack/react-router'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../lib/session/me.ts'
import { SearchPage } from '../members/search/SearchPage.tsx'

const SavedSearches = lazyPart(() => import('./SavedSearches.tsx'), 'SavedSearches')

/** The search, for members with what they have saved: it comes when the page is alive, into room that is kept for it. */
export function SavingSearchPage() {
  const me = useMe()
  const isHydrated = useHydrated()
  const tools = me && <div className="min-h-touch flex-none lg:mt-4 lg:min-h-13">{isHydrated && <SavedSearches />}</div>
  return <SearchPage tools={tools} />
}
