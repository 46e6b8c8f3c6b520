import { Search } from 'lucide-react'
import { Button } from '@/ui/control/Button.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { m } from '~words'
import { useSettings } from '../../../../lib/settings.ts'
import { useMedia, wide } from '../../../../lib/use-media.ts'
import type { Filters } from '../filters.ts'
import { useTimesSearched } from '../use-search.ts'
import { FilterFields } from './FilterFields.tsx'
import { detailsOf, filtersIn } from './filter-fields.ts'

export interface FilterFormProps {
  filters: Filters
  onSearch: (filters: Filters) => Promise<void>
}

/**
 * The filters as a row, for wide screens and browsers without script. Sent by a page that is not alive, it still searches.
 * A page that is alive on a phone does without: they are hundreds of options that nobody sees.
 */
export function FilterBar(props: FilterFormProps) {
  return useMedia(wide) !== false && <Bar {...props} />
}

function Bar({ filters, onSearch }: FilterFormProps) {
  const { minAge } = useSettings()
  const times = useTimesSearched()
  return (
    <Form
      action="/members"
      method="get"
      aria-label={m.search_filters()}
      onSend={(data) => void onSearch(filtersIn(data, minAge))}
      className={barClass}
    >
      <FilterFields key={`${times} ${JSON.stringify(filters)}`} filters={filters} inRow />
      {Object.entries(detailsOf(filters)).flatMap(([name, values]) =>
        [values].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={`${value}`} />),
      )}
      <Button type="submit" className="col-span-full lg:col-span-1" icon={<Search aria-hidden className="size-5" />}>
        {m.search_submit()}
      </Button>
    </Form>
  )
}

const barClass =
  'mt-6 hidden grid-cols-2 items-end gap-3.5 rounded-[1.375rem] border border-line bg-surface p-5 noscript:grid lg:grid ' +
  'lg:grid-cols-[1.15fr_0.9fr_0.9fr_1.4fr_1.6fr_auto]'
