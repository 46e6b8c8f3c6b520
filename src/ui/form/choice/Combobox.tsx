import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react'
import { cx } from '../../cx.ts'
import { useFieldControl } from '../field-control.ts'
import { inputClass } from '../input-class.ts'
import { isForInputMethod } from '../input-method.ts'

export interface ComboboxProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'placeholder'> {
  text: string
  onType: (text: string) => void
  /** What the text may mean, the likeliest first; `detail` tells two of one name apart. */
  options: readonly { key: string; label: string; detail?: string }[]
  onChoose: (index: number) => void
  /** For what was typed and not chosen. */
  onLeave?: () => void
  /** How many there are, or why there are none. */
  status: string | undefined
}

/**
 * A text box that offers what the text may mean (ARIA 1.2 combobox with a list). Arrows go through the list, Enter takes
 * one, Escape puts it away, Tab takes the one that is marked and goes on.
 */
export function Combobox({ text, onType, options, onChoose, onLeave, status, ...props }: ComboboxProps) {
  const field = useFieldControl()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState<number>()
  const isShown = isOpen && options.length > 0
  const active = isShown && marked !== undefined && marked < options.length ? marked : undefined
  const optionId = (index: number) => `${listId}-${index}`

  const inView = isShown ? (active === undefined ? listId : optionId(active)) : undefined
  useEffect(() => {
    if (inView) document.getElementById(inView)?.scrollIntoView({ block: 'nearest' })
  }, [inView])

  const choose = (index: number) => {
    onChoose(index)
    setOpen(false)
    setMarked(undefined)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (isForInputMethod(event.nativeEvent)) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setMarked(stepOf(key, active, options.length))
    } else if (key === 'Enter' && active !== undefined) {
      event.preventDefault()
      choose(active)
    } else if (key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
      setMarked(undefined)
    } else if (key === 'Tab' && active !== undefined) choose(active)
  }
  return (
    <>
      <input
        {...field}
        {...props}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : optionId(active)}
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          onType(target.value)
          setOpen(true)
          setMarked(undefined)
        }}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false)
          setMarked(undefined)
          onLeave?.()
        }}
        className={inputClass()}
      />
      <div id={listId} role="listbox" aria-label={status} hidden={!isShown} className={listClass}>
        {options.map(({ key, label, detail }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, which keeps the focus
          <div
            key={key}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
            className={cx(
              optionClass,
              index === active ? 'bg-secondary-soft text-on-secondary-soft' : 'hover:bg-sunken',
            )}
          >
            <span className="font-semibold">{label}</span>
            {detail && <span className="text-sm text-ink-muted">{detail}</span>}
          </div>
        ))}
      </div>
      <p role="status" className={cx('mt-1.5 text-xs text-ink-muted empty:hidden', isShown && 'sr-only')}>
        {isOpen && status}
      </p>
    </>
  )
}

/** Through the list and back to the box, which is before the first and after the last. */
function stepOf(key: 'ArrowDown' | 'ArrowUp', from: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined
  if (from === undefined) return key === 'ArrowDown' ? 0 : count - 1
  const to = from + (key === 'ArrowDown' ? 1 : -1)
  return to >= 0 && to < count ? to : undefined
}

/** The margin is for what sticks to the bottom of a screen. */
const listClass =
  'mt-1.5 max-h-80 scroll-mb-24 *:scroll-mb-24 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lg'
const optionClass =
  'flex min-h-touch cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-sm px-2.5 py-1.5 wrap-anywhere'
