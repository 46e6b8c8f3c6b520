import { inputInvalid } from '../../../core/refusals.ts'

/** Throws `input_invalid`. */
export function parseChoice<Value extends string>(
  values: readonly Value[],
  chosen: string | null | undefined,
  field: string,
): Value | null {
  if (!chosen) return null
  const known = values.find((value) => value === chosen)
  if (!known) throw inputInvalid({ field })
  return known
}

/** Each once. Throws `input_invalid`. */
export function parseChoices<Value extends string>(
  values: readonly Value[],
  chosen: readonly string[] | undefined,
  field: string,
): Value[] {
  const known = new Set((chosen ?? []).map((each) => parseChoice(values, each, field)))
  return [...known].filter((value) => value !== null)
}
