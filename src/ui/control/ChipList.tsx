import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { useTypeahead } from '../form/choice/use-typeahead.ts'
import { FieldGroup, type FieldGroupProps } from '../form/FieldGroup.tsx'

export interface ChipListProps<Value extends string> extends Omit<FieldGroupProps, 'children' | 'className' | 'label'> {
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** Any number out of many words: one stop for the Tab key, arrows and first letters within it, Space chooses. */
export function ChipList<Value extends string>({ label, options, chosen, onChange, ...group }: ChipListProps<Value>) {
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const find = useTypeahead(options.map((option) => option.label))
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])

  const press = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = wayOf(event.key, index, options.length) ?? find(event.key, index)
    if (target !== undefined) {
      const option = list.current?.children[target]
      if (option instanceof HTMLElement) option.focus()
    } else if (event.key === ' ' || event.key === 'Enter') toggle(options[index]!.value)
    else return
    event.preventDefault()
  }
  return (
    <FieldGroup {...group} label={label}>
      <div ref={list} role="listbox" aria-label={label} aria-multiselectable className="flex flex-wrap gap-2">
        {options.map(({ value, label: word, icon }, index) => {
          const isChosen = chosen.includes(value)
          return (
            <div
              key={value}
              role="option"
              aria-selected={isChosen}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onClick={() => toggle(value)}
              onKeyDown={(event) => press(event, index)}
              className={cx(chipClass, isChosen ? chosenClass : 'border-control bg-surface text-ink hover:bg-sunken')}
            >
              {isChosen ? <Check aria-hidden /> : icon}
              {word}
            </div>
          )
        })}
      </div>
    </FieldGroup>
  )
}

/** Where a key leads, round and round; undefined when it leads nowhere. */
function wayOf(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

const chipClass =
  'inline-flex min-h-touch cursor-pointer items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-sm font-semibold ' +
  'transition-colors select-none *:[svg]:size-4.5'
const chosenClass = 'border-primary bg-primary-soft text-on-primary-soft'
