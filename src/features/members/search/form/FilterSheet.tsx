import { Fragment, useId, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { useSettings } from '../../../../lib/settings.ts'
import { type Filters, filtersIn } from '../filters.ts'
import { DetailFields } from './DetailFields.tsx'
import type { FilterFormProps } from './FilterBar.tsx'
import { FilterFields } from './FilterFields.tsx'

export interface FilterSheetProps extends FilterFormProps {
  /** Where "start over" leads. */
  habits: Filters
  onClose: () => void
}

export function FilterSheet({ filters, habits, onSearch, onClose }: FilterSheetProps) {
  const [resets, setResets] = useState(0)
  const { minAge } = useSettings()
  const formId = useId()
  return (
    <Sheet
      title={m.search_filters()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={() => setResets(resets + 1)}>
            {m.search_reset()}
          </Button>
          <Button type="submit" form={formId}>
            {m.search_submit()}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSend={(data) => {
          void onSearch(filtersIn(data, minAge))
          onClose()
        }}
        className="grid grid-cols-2 gap-4"
      >
        <Fragment key={resets}>
          <FilterFields filters={resets > 0 ? habits : filters} />
          <DetailFields filters={resets > 0 ? habits : filters} />
        </Fragment>
      </Form>
    </Sheet>
  )
}
