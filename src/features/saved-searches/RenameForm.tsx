import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { useTRPC } from '../../lib/trpc.ts'
import { NameForm } from './NameForm.tsx'
import { type SavedSearch, useSavedList } from './use-saved-list.ts'

/** In the row of a search. Escape puts the form away and leaves what is around it open. */
export function RenameForm({ search: { id, name }, onClose }: { search: SavedSearch; onClose: () => void }) {
  const trpc = useTRPC()
  const formId = useId()
  const list = useSavedList()
  const rename = useMutation(
    trpc.savedSearches.rename.mutationOptions({
      onSuccess: async () => {
        await list.askAgain()
        onClose()
      },
    }),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field and buttons in it
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <NameForm id={formId} name={name} send={(wanted) => rename.mutateAsync({ id, ...wanted })} />
      <div className="mt-3 flex gap-2.5">
        <Button type="submit" form={formId} size="md" busy={rename.isPending}>
          {m.saved_searches_submit()}
        </Button>
        <Button variant="outline" size="md" onClick={onClose}>
          {m.saved_searches_cancel()}
        </Button>
      </div>
    </div>
  )
}
