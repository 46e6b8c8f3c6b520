import { useId, useState } from 'react'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { mostSavedSearches as limit } from '../../../server/features/saved-searches/rules.ts'
import { RemovedRow } from './RemovedRow.tsx'
import { SavedRow } from './SavedRow.tsx'
import type { SavedSearch } from './use-saved-list.ts'

export interface ManageSheetProps {
  searches: SavedSearch[]
  onClose: () => void
}

/** Rename and remove; what is removed while it is open, on another screen too, keeps its place and can be brought back. */
export function ManageSheet({ searches, onClose }: ManageSheetProps) {
  const rows = useRows(searches)
  const [removedHere, setRemovedHere] = useState<string>()
  const introId = useId()
  const count = searches.length
  return (
    <Sheet title={m.saved_searches_title()} closeLabel={m.shell_close()} onClose={onClose}>
      <p id={introId} tabIndex={-1} className="text-ink-muted outline-none! shadow-none!">
        {count < limit ? m.saved_searches_kept({ count, limit }) : m.saved_searches_refusal_full({ limit })}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map(({ search, isKept }) =>
          isKept ? (
            <SavedRow key={search.id} search={search} heirId={introId} onRemoved={() => setRemovedHere(search.id)} />
          ) : (
            <RemovedRow key={search.id} search={search} heirId={introId} takesFocus={search.id === removedHere} />
          ),
        )}
      </ul>
    </Sheet>
  )
}

/** All that have been there since the sheet was opened, each in its place. */
function useRows(searches: SavedSearch[]): { search: SavedSearch; isKept: boolean }[] {
  const [seen, setSeen] = useState(searches)
  const added = searches.filter(({ id }) => !seen.some((each) => each.id === id))
  const latest = [...seen.map((search) => searches.find(({ id }) => id === search.id) ?? search), ...added]
  if (latest.some((search, n) => search !== seen[n])) setSeen(latest)
  return latest.map((search) => ({ search, isKept: searches.includes(search) }))
}
