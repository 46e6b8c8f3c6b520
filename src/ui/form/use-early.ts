import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

declare global {
  interface HTMLTextAreaElement {
    /** What was typed, and where the caret was then (`server/render/early-script.ts`). */
    typedEarly?: { text: string; caret: number }
  }
}

/**
 * For what is bound to a value. React leaves alone what was typed and chosen before it was there, and tells nobody of it:
 * `take` gets the control once, before another drawing can take that away.
 */
export function useEarly<Control extends HTMLElement>(
  ref: RefObject<Control | null>,
  take: (control: Control) => void,
): void {
  const takeEarly = useEffectEvent(() => {
    if (!ref.current) return
    if (ref.current instanceof HTMLTextAreaElement) giveBack(ref.current)
    take(ref.current)
  })
  useLayoutEffect(() => takeEarly(), [])
}

/** React has filled a text area that was not empty with what the server had drawn. */
function giveBack(area: HTMLTextAreaElement): void {
  if (!area.typedEarly) return
  const { text, caret } = area.typedEarly
  if (area.value === text) return
  area.value = text
  if (document.activeElement === area) area.setSelectionRange(caret, caret)
}

interface SelectOptions<Value extends string> {
  options: readonly { value: Value }[]
  value: Value | undefined
  onChange: (value: Value) => void
}

/** The same for radio buttons, all in `group`. */
export function useEarlyChoice<Value extends string>(
  group: RefObject<HTMLElement | null>,
  { options, value, onChange }: SelectOptions<Value>,
): void {
  useEarly(group, (element) => {
    const early = element.querySelector<HTMLInputElement>(':checked')?.value
    const option = options.find((each) => each.value === early)
    if (option && option.value !== value) onChange(option.value)
  })
}
