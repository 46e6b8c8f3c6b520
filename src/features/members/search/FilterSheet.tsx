import { useId, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import type { FilterFormProps } from './FilterBar.tsx'
import { FilterFields } from './FilterFields.tsx'
import type { Filters } from './filters.ts'

export interface FilterSheetProps extends FilterFormProps {
  /** Where "start over" leads. */
  habits: Filters
  onClose: () => void
}

export function FilterSheet({ filters, habits, onSearch, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters)
  const formId = useId()
  return (
    <Sheet
      title={m.search_filters()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => setDraft(habits)}>
            {m.search_reset()}
          </Button>
          <Button type="submit" form={formId}>
            {m.search_submit()}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void onSearch(draft)
          onClose()
        }}
        className="grid grid-cols-2 gap-4"
      >
        <FilterFields filters={draft} onChange={setDraft} />
      </form>
    </Sheet>
  )
}
