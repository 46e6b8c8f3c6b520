import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { ChipList } from '@/ui/control/ChipList.tsx'
import { Checkbox } from '@/ui/form/choice/Checkbox.tsx'
import { ChoiceChips } from '@/ui/form/choice/ChoiceChips.tsx'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { attributes, traitNames } from '../../../../../db/reference/attributes.ts'
import { interests } from '../../../../../db/reference/interests.ts'
import { activeSteps, distanceSteps, mostInterests } from '../../../../../server/features/members/rules/search-steps.ts'
import { useMe } from '../../../../lib/session/me.ts'
import { useSettings } from '../../../../lib/settings.ts'
import { attributeNameWord } from '../../../../lib/words/attribute-words.ts'
import { interestWord } from '../../../../lib/words/interest-words.ts'
import { activeWords, traitWord } from '../chips/detail-words.ts'
import type { Filters, ListName } from '../filters.ts'

export interface DetailFieldsProps {
  filters: Filters
  /** Called for what is no field of the browser's, and tells of its change to no form. */
  onChoose: () => void
}

/** The filters that the site names, beyond who, of what age and where, and the order. They begin with `filters`. */
export function DetailFields({ filters, onChoose }: DetailFieldsProps) {
  const { searchFields } = useSettings()
  const me = useMe()
  const has = (field: (typeof searchFields)[number]) => searchFields.includes(field)
  const isNear = me !== null && has('distance')
  const isTownTold = me?.city != null
  return (
    <>
      {isNear && (
        <ChoiceChips
          name="distance"
          label={m.search_distance()}
          help={isTownTold ? m.search_distance_help() : <TownFirst />}
          options={[
            { value: '', label: m.search_any() },
            ...distanceSteps.map((km) => ({ value: `${km}`, label: m.search_distance_within({ km }) })),
          ]}
          initial={`${filters.distance ?? ''}`}
          disabled={!isTownTold}
          className="col-span-full"
        />
      )}
      {has('active') && (
        <ChoiceChips
          name="active"
          label={m.search_active()}
          options={[
            { value: '', label: m.search_any() },
            ...activeSteps.map((step) => ({ value: step, label: activeWords[step]() })),
          ]}
          initial={filters.active ?? ''}
          className="col-span-full"
        />
      )}
      {(has('photo') || has('isNew')) && (
        <div className="col-span-full">
          {has('photo') && (
            <Checkbox name="photo" value="true" defaultChecked={filters.photo}>
              {m.search_only_photo()}
            </Checkbox>
          )}
          {has('isNew') && (
            <Checkbox name="isNew" value="true" defaultChecked={filters.isNew}>
              {m.search_only_new()}
            </Checkbox>
          )}
        </div>
      )}
      {has('interests') && (
        <Words
          name="interests"
          label={m.search_interests()}
          options={interests.map((value) => ({ value, label: interestWord(value) }))}
          filters={filters}
          most={mostInterests}
          onChoose={onChoose}
        />
      )}
      {traitNames.filter(has).map((name) => (
        <Words
          key={name}
          name={name}
          label={attributeNameWord(name)}
          options={attributes[name].map((value) => ({ value, label: traitWord(name, value) }))}
          filters={filters}
          onChoose={onChoose}
        />
      ))}
      <ChoiceChips
        name="order"
        label={m.search_order_label()}
        options={[
          { value: '', label: m.search_order() },
          { value: 'newest', label: m.search_order_newest() },
          ...(isNear && isTownTold ? [{ value: 'nearest', label: m.search_order_nearest() }] : []),
        ]}
        initial={filters.order ?? ''}
        className="col-span-full"
      />
    </>
  )
}

/** Why no distance can be chosen, and the way to change that. */
const TownFirst = () => (
  <Sentence
    text={m.search_distance_town_first()}
    tags={{
      profile: (text) => (
        <Link to="/profile" className="text-link">
          {text}
        </Link>
      ),
    }}
  />
)

interface WordsProps extends DetailFieldsProps {
  name: ListName
  label: string
  options: { value: string; label: string }[]
  most?: number
}

/** Any number of options, collapsed at first; the number of chosen ones is beside their label. */
function Words({ name, label, options, filters, most = options.length, onChoose }: WordsProps) {
  const [chosen, setChosen] = useState<string[]>(filters[name] ?? [])
  // Some hundred words that are put away: the sheet opens without them.
  const isDrawn = useDeferredValue(true, false)
  const choose = (values: string[]) => {
    setChosen(values.slice(0, most))
    onChoose()
  }
  return (
    <details className="group col-span-full border-t border-line pt-1">
      <summary className="flex min-h-touch cursor-pointer items-center justify-between gap-3 rounded-sm text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-ink-muted">
          {chosen.length > 0 ? m.search_chosen({ count: chosen.length }) : m.search_any()}
        </span>
      </summary>
      <div className="pt-1 pb-3">
        {isDrawn && <ChipList label={label} labelHidden options={options} chosen={chosen} onChange={choose} />}
      </div>
      {chosen.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
    </details>
  )
}
