import { createContext, use } from 'react'

export interface FieldControl {
  id: string
  name?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export const FieldContext = createContext<FieldControl | Record<string, never>>({})

/** The attributes that tie a control to the `Field` round it; nothing outside one. */
export function useFieldControl() {
  return use(FieldContext)
}

/** What is wrong with a form, by the names of its fields. */
export interface ErrorsByField {
  readonly [name: string]: { words: string } | undefined
}

export const ErrorsContext = createContext<ErrorsByField>({})

/** What the `Form` says of the field of this name. */
export function useFieldError(name: string | undefined): string | undefined {
  const errors = use(ErrorsContext)
  return name === undefined ? undefined : errors[name]?.words
}
