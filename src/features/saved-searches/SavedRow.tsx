import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { useSettings } from '../../lib/settings.ts'
import { trpc } from '../../lib/trpc.ts'
import { RenameForm } from './RenameForm.tsx'
import { searchWords } from './search-words.ts'
import { type SavedSearch, useSavedList } from './use-saved-list.ts'

export interface SavedRowProps {
  search: SavedSearch
  onRemoved: () => void
}

export function SavedRow({ search, onRemoved }: SavedRowProps) {
  const { id, name, filters } = search
  const { minAge } = useSettings()
  const [isRenaming, setRenaming] = useState<boolean>()
  const list = useSavedList()
  const remove = trpc.savedSearches.remove.useMutation({
    onSuccess: () => {
      list.change((each) => (each.id === id ? undefined : each))
      onRemoved()
    },
  })
  if (isRenaming) return <RenameForm search={search} onClose={() => setRenaming(false)} />
  return (
    <li className="flex items-center gap-1 py-2">
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-semibold">
          {name}
        </span>
        <span className="block truncate text-sm text-ink-muted">{searchWords(filters, minAge)}</span>
        {remove.isError && (
          <span role="alert" className="block text-sm text-danger">
            {errorWords(remove.error)}
          </span>
        )}
      </span>
      <IconButton
        label={m.saved_searches_rename({ name })}
        autoFocus={isRenaming === false}
        onClick={() => setRenaming(true)}
      >
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
