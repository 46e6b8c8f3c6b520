import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react'

/** For a list that other fields depend on: what is chosen in it, and what it is to be given. */
export function useWatchedSelect(initial: string) {
  const [value, setValue] = useState(initial)
  const field = useRef<HTMLSelectElement>(null)
  // React leaves alone what was chosen before it was there, and tells nobody of it.
  useLayoutEffect(() => {
    if (field.current) setValue(field.current.value)
  }, [])
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => setValue(target.value)
  return [value, { ref: field, defaultValue: initial, onChange }] as const
}
