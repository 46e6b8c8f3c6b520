import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { markName } from '../../lib/words/mark-name.ts'
import { type SavedSearch, useSavedList } from './use-saved-list.ts'

export interface RemovedRowProps {
  search: SavedSearch
  /** Takes the focus when the row goes. */
  heirId: string
  /** Who has removed it here goes on with bringing it back. */
  takesFocus: boolean
}

/** Says that a search is gone, and brings it back. */
export function RemovedRow({ search: { id, name }, heirId, takesFocus }: RemovedRowProps) {
  const trpc = useTRPC()
  const place = useRef<HTMLLIElement>(null)
  useFocusHeir(place, heirId)
  const list = useSavedList()
  const restore = useMutation(trpc.savedSearches.restore.mutationOptions({ onSuccess: () => list.askAgain() }))
  return (
    <li ref={place} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <p role="status" className="min-w-0 flex-1 text-ink-muted wrap-anywhere">
        {withNames(m.saved_searches_removed({ name: markName(name) }))}
        {restore.isError && <span className="block text-danger">{errorWords(restore.error)}</span>}
      </p>
      <Button
        variant="outline"
        size="md"
        autoFocus={takesFocus}
        busy={restore.isPending}
        // The second press of two was meant for the button that stood here before.
        onClick={({ detail }) => detail < 2 && restore.mutate({ id })}
        aria-label={m.saved_searches_undo_name({ name })}
      >
        {m.saved_searches_undo()}
      </Button>
    </li>
  )
}
