import { useState } from 'react'

/** Whether this has been another value before: then a step has come in the place of another one, and the focus with it. */
export function useHasChanged(value: unknown): boolean {
  const [first] = useState(value)
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && value !== first) setChanged(true)
  return hasChanged
}
