import { type ChangeEvent, useRef, useState } from 'react'
import { useEarly } from '../use-early.ts'

/** For a list that other fields depend on: what is chosen in it, and what it is to be given. */
export function useWatchedSelect(initial: string) {
  const [value, setValue] = useState(initial)
  const field = useRef<HTMLSelectElement>(null)
  useEarly(field, (select) => setValue(select.value))
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => setValue(target.value)
  return [value, { ref: field, defaultValue: initial, onChange }] as const
}
