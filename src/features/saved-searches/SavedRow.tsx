import { useMutation } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { useFocusWhenLost } from '@/ui/focus/use-focus-when-lost.ts'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { useSettings } from '../../lib/settings.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { RenameForm } from './RenameForm.tsx'
import { searchWords } from './search-words.ts'
import { type SavedSearch, useSavedList } from './use-saved-list.ts'

export interface SavedRowProps {
  search: SavedSearch
  /** Takes the focus when the row goes. */
  heirId: string
  onRemoved: () => void
}

export function SavedRow({ search, heirId, onRemoved }: SavedRowProps) {
  const trpc = useTRPC()
  const place = useRef<HTMLLIElement>(null)
  useFocusHeir(place, heirId)
  const { id, name, filters } = search
  const { minAge } = useSettings()
  const [isRenaming, setRenaming] = useState<boolean>()
  const renamer = useFocusWhenLost<HTMLButtonElement>(isRenaming === false)
  const list = useSavedList()
  const remove = useMutation(
    trpc.savedSearches.remove.mutationOptions({
      onSuccess: () => {
        onRemoved()
        list.change((each) => (each.id === id ? undefined : each))
      },
    }),
  )
  if (isRenaming) {
    return (
      <li ref={place} className="py-3">
        <RenameForm search={search} onClose={() => setRenaming(false)} />
      </li>
    )
  }
  return (
    <li ref={place} className="flex items-center gap-1 py-2">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="block truncate text-sm text-ink-muted">{searchWords(filters, minAge)}</span>
        {remove.isError && (
          <span role="alert" className="block text-sm text-danger">
            {errorWords(remove.error)}
          </span>
        )}
      </span>
      <IconButton ref={renamer} label={m.saved_searches_rename({ name })} onClick={() => setRenaming(true)}>
        <Pencil aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        label={m.saved_searches_remove({ name })}
        disabled={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}
