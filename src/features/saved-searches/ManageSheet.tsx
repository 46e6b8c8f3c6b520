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

/** Rename and remove; what was removed while it is open can be brought back. */
export function ManageSheet({ searches, onClose }: ManageSheetProps) {
  const [removed, setRemoved] = useState<SavedSearch[]>([])
  const introId = useId()
  const count = searches.length
  return (
    <Sheet title={m.saved_searches_title()} closeLabel={m.shell_close()} onClose={onClose}>
      <p id={introId} tabIndex={-1} className="text-ink-muted outline-none! shadow-none!">
        {count < limit ? m.saved_searches_kept({ count, limit }) : m.saved_searches_refusal_full({ limit })}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {searches.map((search) => (
          <SavedRow key={search.id} search={search} onRemoved={() => setRemoved((before) => [...before, search])} />
        ))}
        {removed.map((search) => (
          <RemovedRow
            key={search.id}
            search={search}
            heirId={introId}
            onRestored={() => setRemoved((before) => before.filter((each) => each !== search))}
          />
        ))}
      </ul>
    </Sheet>
  )
}
