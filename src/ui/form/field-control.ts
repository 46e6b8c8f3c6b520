import { createContext, use } from 'react'

export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export const FieldContext = createContext<FieldControl | Record<string, never>>({})

/** The attributes that tie a control to the `Field` round it; nothing outside one. */
export function useFieldControl() {
  return use(FieldContext)
}
