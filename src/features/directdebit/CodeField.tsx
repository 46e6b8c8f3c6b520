import { useRef, useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { Field } from '@/ui/form/Field.tsx'
import { useFieldControl } from '@/ui/form/field-control.ts'
import { useEarly } from '@/ui/form/use-early.ts'
import { m } from '~words'

const digits = 6

/** Six digits, which a phone can fill in from the message. */
export function CodeField() {
  return (
    <Field name="code" label={m.directdebit_code()} help={m.directdebit_code_help()}>
      <Boxes />
    </Field>
  )
}

/** One field, drawn as a box for each digit. */
function Boxes() {
  const field = useFieldControl()
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEarly(input, ({ value }) => setCode(onlyDigits(value)))
  return (
    <span className="group relative grid grid-cols-6 gap-2" data-invalid={field['aria-invalid']}>
      {Array.from({ length: digits }, (_, n) => n).map((n) => (
        <span
          key={n}
          aria-hidden
          className={cx(
            boxClass,
            n === Math.min(code.length, digits - 1) &&
              'group-focus-within:outline-3 group-focus-within:outline-offset-2 group-focus-within:outline-focus',
          )}
        >
          {code[n]}
        </span>
      ))}
      <input
        {...field}
        ref={input}
        value={code}
        onChange={({ target }) => setCode(onlyDigits(target.value))}
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="[0-9]*"
        className="absolute inset-0 size-full cursor-text rounded-md text-base opacity-0"
      />
    </span>
  )
}

const onlyDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, digits)

const boxClass =
  'grid h-15 place-items-center rounded-md border-[1.5px] border-control bg-surface text-2xl font-bold tabular-nums ' +
  'group-data-invalid:border-2 group-data-invalid:border-danger'
