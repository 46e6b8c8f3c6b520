import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { noteFocus } from '@/ui/focus/note-focus.ts'
import { useFocusWhenLost } from '@/ui/focus/use-focus-when-lost.ts'
import { Field } from '@/ui/form/Field.tsx'
import { isForInputMethod } from '@/ui/form/input-method.ts'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { isSame, type Money } from '../../../../db/reference/money/money.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { getLocale } from '../../../../i18n/paraglide/runtime.js'
import { errorWords, refusalIn } from '../../../lib/refusal-words.ts'
import { useMe } from '../../../lib/session/me.ts'
import { AppliedCode } from './AppliedCode.tsx'
import { isBeaten } from './is-beaten.ts'
import { keepCode, mayHoldElsewhere, readCode } from './kept-code.ts'
import { OtherOrder, otherOrderIn } from './OtherOrder.tsx'
import type { Checkout } from './use-checkout-price.ts'

/** Why the press on the button has not ordered; what is said of a total goes with that. */
export interface BlockedOrder {
  words: string
  total?: Money
}

export interface CodeField {
  /**
   * Before anything is ordered, decides about a code that was typed and not applied. Answers what is ordered then: nothing where
   * the code is refused or the price is not the one that is shown, which waits for another press.
   */
  settle: (shown: Checkout) => Promise<Checkout | undefined>
}

export interface DiscountFieldProps {
  handle: Ref<CodeField>
  /** The code that takes something off now. */
  applied: string | null
  /** Why the code that was typed last takes nothing off what is chosen now. */
  refused: unknown
  /** Asks for the price with this code; null for no discount. Throws where that is refused. */
  onApply: (code: string | null) => Promise<Checkout>
  /** Undefined with the next code that is asked for. */
  onHold: (held: BlockedOrder | undefined) => void
}

/**
 * The field for a code, or the applied code with a button to remove it. It is inside the order's form, and never
 * submits that.
 */
export function DiscountField({ handle, applied, refused, onApply, onHold }: DiscountFieldProps) {
  const me = useMe()
  /** The code that was requested last: it is in the field again when it no longer applies. */
  const [last, setLast] = useState('')
  /** The message under the field: none while a code is typed, for the refusal is about another one. */
  const [said, say] = useState<'refusal' | 'missing' | 'nothing'>('refusal')
  /** What is asked for now. */
  const [asked, ask] = useState<string | null>()
  const [isTouched, setTouched] = useState(false)
  /** A refused code stays in the field, also while another discount applies, unless that is as good. */
  const isTyping = applied === null || !!asked || (!!refused && !isBeaten(refused))
  const details = useRef<HTMLDetailsElement>(null)
  const input = useFocusWhenLost<HTMLInputElement>(isTouched && applied === null)
  const remove = useFocusWhenLost<HTMLButtonElement>(isTouched && !isTyping)

  const focusField = () => {
    // Somebody may have closed it over what they typed.
    if (details.current) details.current.open = true
    input.current?.focus()
  }
  const keep = (code: string | null) => me && keepCode(me.id, code)
  const apply = async (code: string | null) => {
    onHold(undefined)
    say('refusal')
    setLast(code ?? '')
    ask(code)
    try {
      const priced = await onApply(code)
      keep(code)
      return priced
    } catch (error) {
      keep(mayHoldElsewhere(error) ? code : null)
      throw error
    } finally {
      ask(undefined)
    }
  }
  const applyPressed = async (code: string | null) => {
    setTouched(true)
    const isAwaited = noteFocus()
    try {
      return await apply(code)
    } catch (error) {
      if (isAwaited() && !isBeaten(error)) focusField()
      throw error
    }
  }
  // The reason for a refusal appears beside the field.
  const tryCode = (code: string | null) => void applyPressed(code).catch(() => {})
  const typed = () => input.current?.value.trim() ?? ''
  const applyTyped = () => {
    const code = typed()
    if (code !== '') return tryCode(code)
    setTouched(true)
    say('missing')
    focusField()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isForInputMethod(event.nativeEvent)) return
    event.preventDefault()
    applyTyped()
  }
  useImperativeHandle(handle, () => ({
    async settle(shown) {
      const code = typed()
      const isTold = said === 'refusal' && code === last && refusalIn(refused)
      if (code === '' || isTold) return shown
      try {
        const priced = await applyPressed(code)
        const { price: total } = priced.offer
        if (isSame(total, shown.offer.price)) return priced
        onHold({ total, words: m.orders_code_repriced({ amount: moneyWords(total, getLocale()) }) })
      } catch (error) {
        if (isBeaten(error)) onHold({ words: errorWords(error) })
      }
    },
  }))

  const applyKept = useEffectEvent(() => {
    const kept = me && readCode(me.id)
    if (kept && typed() === '') void apply(kept).catch(() => {})
  })
  useEffect(() => applyKept(), [])

  const error = said === 'refusal' && refused ? refused : undefined
  const words = said === 'missing' ? m.orders_code_missing() : error && errorWords(error)
  return (
    <>
      {applied !== null && (
        <AppliedCode
          {...{ remove, code: applied, isBusy: asked === null, onRemove: () => tryCode(null) }}
          note={isBeaten(refused) ? errorWords(refused) : undefined}
        />
      )}
      {isTyping && (
        <details
          ref={details}
          open={isTouched || !!refused}
          className="group -mb-2.5 border-t border-line pt-1 not-first:mt-2.5 open:mb-0"
        >
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
              <Button variant="outline" size="md" busy={!!asked} onClick={applyTyped}>
                {m.orders_code_use()}
              </Button>
            </div>
          </Field>
          <OtherOrder id={otherOrderIn(error)} />
        </details>
      )}
    </>
  )
}
