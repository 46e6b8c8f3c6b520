import { type FormEvent, useState } from 'react'
import type { RefusalCode } from '../refusal-words.ts'
import { type Errors, type ErrorText, hasErrors, mended, noTrouble, type Trouble, troubleIn } from './trouble.ts'

export type FieldValues<Name extends string> = Record<Name, string>

export interface FormOptions<Name extends string> {
  /** The names of the fields, each with the error text for an empty field; null for an optional field. */
  fields: Record<Name, (() => string) | null>
  /** An error that it throws appears at the fields concerned. */
  send: (values: FieldValues<Name>) => Promise<unknown>
  /**
   * Sends what lacks something, too: the server refuses it, and says what else is wrong. Only for forms of which the server
   * takes nothing as long as a field is empty.
   */
  sendsIncomplete?: boolean
  /** Refusals that are said of the whole form, though they name a field. */
  saidOver?: readonly RefusalCode[]
}

export interface FormState<Name extends string> {
  /** For the `Form`. */
  props: {
    errors: Errors<Name>
    onSend: (data: FormData) => Promise<void>
    onInput: (event: FormEvent<HTMLFormElement>) => void
  }
  failure: ErrorText | null
  /** What was sent last. */
  sent: FieldValues<Name> | null
  isBusy: boolean
}

/**
 * A form that is sent to the server as a whole. Its fields are uncontrolled: their values are read when it is sent, and
 * they are never reset.
 */
export function useForm<Name extends string>({
  fields,
  send,
  sendsIncomplete = false,
  saidOver,
}: FormOptions<Name>): FormState<Name> {
  const [trouble, setTrouble] = useState<Trouble<Name>>(noTrouble)
  const [sent, setSent] = useState<FieldValues<Name> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const names = Object.keys(fields) as Name[]

  const onSend = async (data: FormData) => {
    const values = Object.fromEntries(names.map((name) => [name, `${data.get(name) ?? ''}`])) as FieldValues<Name>
    const errors = missingIn(values, fields)
    setTrouble({ errors, failure: null })
    if (hasErrors(errors) && !sendsIncomplete) return
    setSent(values)
    setBusy(true)
    const found = await send(values).then(
      () => noTrouble,
      (error) => troubleIn(error, names, saidOver),
    )
    setTrouble({ ...found, errors: { ...found.errors, ...errors } })
    setBusy(false)
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    setTrouble((said) => (name in said.errors ? { ...said, errors: mended(said.errors, [name]) } : said))
  }
  return { props: { errors: trouble.errors, onSend, onInput }, failure: trouble.failure, sent, isBusy }
}

function missingIn<Name extends string>(values: FieldValues<Name>, fields: FormOptions<Name>['fields']): Errors<Name> {
  const missing = Object.entries<string>(values).flatMap(([name, value]) => {
    const words = fields[name as Name]
    return words && value.trim() === '' ? [[name, { words: words() }]] : []
  })
  return Object.fromEntries(missing)
}
