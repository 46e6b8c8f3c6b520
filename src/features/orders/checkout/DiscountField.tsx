import { ChevronDown, Tag } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { noteFocus } from '@/ui/focus/note-focus.ts'
import { useFocusWhenLost } from '@/ui/focus/use-focus-when-lost.ts'
import { Field } from '@/ui/form/Field.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { errorWords } from '../../../lib/refusal-words.ts'
import { OtherOrder, otherOrderIn } from './OtherOrder.tsx'

export interface DiscountFieldProps {
  /** The code that takes something off now. */
  applied: string | null
  /** Why the code that was typed last takes nothing off what is chosen now. */
  refused: unknown
  /** Asks for the price with this code; null for no discount. Throws where that is refused. */
  onApply: (code: string | null) => Promise<void>
}

/** A code that is typed, or the one that counts and the way to take it off. It stands in the form of the order, and never sends that. */
export function DiscountField({ applied, refused, onApply }: DiscountFieldProps) {
  /** The code that was asked for last: it stands in the field again where it has held and does no more. */
  const [last, setLast] = useState('')
  /** What stands under the field: nothing while a code is typed, for what was refused is another one then. */
  const [said, say] = useState<'refusal' | 'missing' | 'nothing'>('refusal')
  const [isBusy, setBusy] = useState(false)
  const [isTouched, setTouched] = useState(false)
  /** One that was refused stands in the field, also while another takes something off anyhow. */
  const isTyping = applied === null || !!refused
  const input = useFocusWhenLost<HTMLInputElement>(isTouched && isTyping)
  const remove = useFocusWhenLost<HTMLButtonElement>(isTouched && !isTyping)

  const apply = async (code: string | null) => {
    setTouched(true)
    say(code === '' ? 'missing' : 'refusal')
    if (code === '') return input.current?.focus()
    setLast(code ?? '')
    setBusy(true)
    const isAwaited = noteFocus()
    try {
      await onApply(code)
    } catch {
      if (isAwaited()) input.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  const applyTyped = () => apply(input.current?.value.trim() ?? '')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void applyTyped()
  }

  const error = said === 'refusal' && refused ? refused : undefined
  const words = said === 'missing' ? m.orders_code_missing() : error && errorWords(error)

  if (!isTyping) {
    return (
      <p className="-mb-2.5 flex flex-wrap items-center gap-x-2 border-t border-line pt-2 text-success">
        <Tag aria-hidden className="size-4.5 flex-none" />
        <span role="status" className="min-w-0 flex-[1_1_8rem] font-semibold wrap-anywhere">
          {m.orders_code_applied({ code: applied })}
        </span>
        <Button
          ref={remove}
          variant="plain"
          size="md"
          busy={isBusy}
          className="-mr-3.5 ml-auto"
          aria-label={m.orders_code_remove_of({ code: applied })}
          onClick={() => apply(null)}
        >
          {m.orders_code_remove()}
        </Button>
      </p>
    )
  }
  return (
    <details open={isTouched} className="group -mb-2.5 border-t border-line pt-1 open:mb-0">
      <summary className="flex min-h-touch cursor-pointer items-center gap-1.5 rounded-sm text-sm font-semibold text-primary-ink">
        {m.orders_code_ask()}
        <ChevronDown aria-hidden className="size-4.5 flex-none group-open:rotate-180" />
      </summary>
      <Field label={m.orders_code()} labelHidden error={words} className="pt-1">
        <div className="flex flex-wrap gap-2.5">
          <div className="min-w-0 flex-[1_1_9rem]">
            <TextInput
              ref={input}
              size="md"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onKeyDown={onKeyDown}
              defaultValue={last}
              onChange={() => say('nothing')}
            />
          </div>
          <Button variant="outline" size="md" busy={isBusy} onClick={applyTyped}>
            {m.orders_code_use()}
          </Button>
        </div>
      </Field>
      <OtherOrder id={otherOrderIn(error)} />
    </details>
  )
}
