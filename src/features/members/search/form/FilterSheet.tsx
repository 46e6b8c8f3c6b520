import { Fragment, useId, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { answerDrawn } from '../../../../lib/navigation/answer-drawn.ts'
import { useMe } from '../../../../lib/session/me.ts'
import { useSettings } from '../../../../lib/settings.ts'
import { type Filters, reachableBy } from '../filters.ts'
import { DetailFields } from './DetailFields.tsx'
import type { FilterFormProps } from './FilterBar.tsx'
import { FilterFields } from './FilterFields.tsx'
import { filtersIn } from './filter-fields.ts'
import { ShowButton } from './ShowButton.tsx'
import { useChosen } from './use-chosen.ts'

export interface FilterSheetProps extends FilterFormProps {
  /** Where "start over" leads. */
  habits: Filters
  onClose: () => void
}

export function FilterSheet({ filters: asked, habits, onSearch, onClose }: FilterSheetProps) {
  const [resets, setResets] = useState(0)
  const filters = reachableBy(useMe(), asked)
  const { minAge } = useSettings()
  const formId = useId()
  const { chosen, onChange } = useChosen(formId, filters)
  const startOver = () => {
    setResets(resets + 1)
    onChange()
  }
  return (
    <Sheet
      title={m.search_filters()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={startOver}>
            {m.search_reset()}
          </Button>
          <ShowButton formId={formId} chosen={chosen} />
        </>
      }
    >
      <Form
        id={formId}
        onSend={async (data) => {
          await answerDrawn()
          void onSearch(filtersIn(data, minAge))
          onClose()
        }}
        onChange={onChange}
        className="grid grid-cols-2 gap-4"
      >
        <Fragment key={resets}>
          <FilterFields filters={resets > 0 ? habits : filters} />
          <DetailFields filters={resets > 0 ? habits : filters} onChoose={onChange} />
        </Fragment>
      </Form>
    </Sheet>
  )
}
