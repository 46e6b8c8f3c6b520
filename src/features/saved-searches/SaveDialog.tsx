import { useMutation } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { newClientId } from '../../lib/client-id.ts'
import { useSettings } from '../../lib/settings.ts'
import { useTRPC } from '../../lib/trpc.ts'
import { markName } from '../../lib/words/mark-name.ts'
import { type Filters, filtersOf, parseSearchParams } from '../members/search/filters.ts'
import { useFilters } from '../members/search/use-search.ts'
import { NameForm } from './NameForm.tsx'
import { searchWords } from './search-words.ts'
import { useSavedList } from './use-saved-list.ts'

/** Asks for the name of the search that is in the address when it is opened, whether or not its results are there, and offers one. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC()
  const [filters] = useState(useAddressFilters())
  const { minAge } = useSettings()
  const [id] = useState(newClientId)
  const formId = useId()
  const { askAgain } = useSavedList()
  const save = useMutation(
    trpc.savedSearches.save.mutationOptions({
      onSuccess: async (_, { name }) => {
        await askAgain()
        toast({ text: m.saved_searches_saved({ name: markName(name) }), tone: 'success' })
        onClose()
      },
    }),
  )
  return (
    <Dialog
      title={m.saved_searches_save()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} busy={save.isPending}>
            {m.saved_searches_submit()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.saved_searches_cancel()}
          </Button>
        </>
      }
    >
      <NameForm
        id={formId}
        name={searchWords(filters, minAge)}
        help={m.saved_searches_text()}
        send={({ name }) => save.mutateAsync({ id, name, filters })}
      />
    </Dialog>
  )
}

/** What the address looks for, although the page may still show the search before; outside of the search what the page shows. */
function useAddressFilters(): Filters {
  const { pathname, search } = useLocation()
  const { filters, habits } = useFilters()
  return pathname === '/members' ? filtersOf(parseSearchParams(search), habits) : filters
}
