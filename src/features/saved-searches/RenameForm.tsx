import { useId } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { trpc } from '../../lib/trpc.ts'
import { NameForm } from './NameForm.tsx'
import { type SavedSearch, useSavedList } from './use-saved-list.ts'

/** The row of a search while it is renamed. */
export function RenameForm({ search: { id, name }, onClose }: { search: SavedSearch; onClose: () => void }) {
  const formId = useId()
  const list = useSavedList()
  const rename = trpc.savedSearches.rename.useMutation({
    onSuccess: async () => {
      await list.askAgain()
      onClose()
    },
  })
  return (
    <li className="py-3">
      <NameForm id={formId} name={name} send={(wanted) => rename.mutateAsync({ id, ...wanted })} />
      <div className="mt-3 flex gap-2.5">
        <Button type="submit" form={formId} size="md" busy={rename.isPending}>
          {m.saved_searches_submit()}
        </Button>
        <Button variant="outline" size="md" onClick={onClose}>
          {m.saved_searches_cancel()}
        </Button>
      </div>
    </li>
  )
}
