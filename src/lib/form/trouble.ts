import type { WireRefusal } from '../../../server/core/refusal.ts'
import { errorWords, type RefusalCode, refusalIn } from '../refusal-words.ts'

/** Words for somebody, and the code of the refusal that they are the words of. */
export interface ErrorText {
  words: string
  code?: RefusalCode
}

export type Errors<Name extends string = string> = { [Field in Name]?: ErrorText }

/** Why a form cannot be sent. */
export interface Trouble<Name extends string = string> {
  /** The first of each field. */
  errors: Errors<Name>
  /** The first that is about no field of the form. */
  failure: ErrorText | null
}

export const noTrouble = { errors: {}, failure: null } satisfies Trouble

export function say({ words, code }: WireRefusal): ErrorText {
  return { words, code: code as RefusalCode }
}

export function hasErrors(errors: Errors): boolean {
  return Object.values(errors).some(Boolean)
}

export function isTrouble({ errors, failure }: Trouble): boolean {
  return failure !== null || hasErrors(errors)
}

/**
 * Each refusal at the field that it names. One that names none of these is said of the whole form, and so are those of
 * `saidOver`.
 */
export function troubleOf<Name extends string>(
  refusals: WireRefusal[],
  fields: readonly Name[],
  saidOver: readonly string[] = [],
): Trouble<Name> {
  const errors: Errors<Name> = {}
  let failure: ErrorText | null = null
  for (const refusal of refusals) {
    const { code, details } = refusal
    const field = saidOver.includes(code) ? undefined : fields.find((name) => name === details.field)
    if (field) errors[field] ??= say(refusal)
    else failure ??= say(refusal)
  }
  return { errors, failure }
}

/** The same for what a call has thrown: one refusal, several in one, a lost line or a bug. */
export function troubleIn<Name extends string>(
  error: unknown,
  fields: readonly Name[],
  saidOver?: readonly string[],
): Trouble<Name> {
  const refusal = refusalIn(error)
  if (!refusal) return { errors: {}, failure: { words: errorWords(error) } }
  return troubleOf(refusal.details.problems ?? [refusal], fields, saidOver)
}

/** Removes the errors of fields that the user has changed. */
export function mended<Name extends string>(errors: Errors<Name>, names: readonly string[]): Errors<Name> {
  const rest = Object.entries(errors).filter(([name]) => !names.includes(name))
  return Object.fromEntries(rest) as Errors<Name>
}
