import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Field } from '@/ui/form/Field.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { ibanOf, longestIban } from '../../../server/features/directdebit/rules/iban.ts'
import { grouped } from './grouped.ts'

export interface IbanFieldProps {
  defaultValue: string | undefined
  /** What was filled in before and is not shown any more, as far as it may be: `NL •••• 4300`. */
  before: string | null
}

/** The account number in groups of four, as on a bank card, and whether its check digits are right. */
export function IbanField({ defaultValue, before }: IbanFieldProps) {
  const [isValid, setValid] = useState(() => isIban(defaultValue ?? ''))
  const onInput = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    // Formats only at the end: it would move the caret of a correction in the middle.
    if (input.selectionStart === input.value.length) input.value = grouped(input.value)
    setValid(isIban(input.value))
  }
  return (
    <Field
      name="iban"
      label={m.directdebit_iban()}
      help={
        isValid ? (
          <span className="flex items-center gap-1.5 font-semibold text-success">
            <Check aria-hidden className="size-4.5" />
            {m.directdebit_iban_valid()}
          </span>
        ) : (
          before && m.directdebit_iban_again({ account: before })
        )
      }
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={longestIban}
        defaultValue={defaultValue}
        confirmed={isValid}
        onInput={onInput}
        className="tabular-nums"
      />
    </Field>
  )
}

function isIban(typed: string): boolean {
  try {
    return Boolean(ibanOf(typed.slice(0, longestIban)))
  } catch {
    return false
  }
}
