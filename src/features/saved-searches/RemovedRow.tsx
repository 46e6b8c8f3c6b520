import { useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { useFocusHeir } from '@/ui/use-focus-heir.ts'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { trpc } from '../../lib/trpc.ts'
import { isolated } from '../../lib/words/isolated.ts'
import { type SavedSearch, useSavedList } from './use-saved-list.ts'

export interface RemovedRowProps {
  search: SavedSearch
  /** Takes the focus when the row goes. */
  heirId: string
  onRestored: () => void
}

/** Says that a search is gone, and brings it back. */
export function RemovedRow({ search: { id, name, filters }, heirId, onRestored }: RemovedRowProps) {
  const place = useRef<HTMLLIElement>(null)
  useFocusHeir(place, heirId)
  const list = useSavedList()
  const save = trpc.savedSearches.save.useMutation({
    onSuccess: async () => {
      await list.askAgain()
      onRestored()
    },
  })
  return (
    <li ref={place} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p role="status" className="min-w-0 flex-1 text-ink-muted wrap-anywhere">
        {save.isError ? errorWords(save.error) : m.saved_searches_removed({ name: isolated(name) })}
      </p>
      <Button
        variant="outline"
        size="md"
        autoFocus
        busy={save.isPending}
        onClick={() => save.mutate({ id, name, filters })}
        aria-label={m.saved_searches_undo_name({ name })}
      >
        {m.saved_searches_undo()}
      </Button>
    </li>
  )
}
