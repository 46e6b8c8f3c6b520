import { useRef, useState } from 'react'
import { useSettings } from '../../../../lib/settings.ts'
import type { Filters } from '../filters.ts'
import { filtersIn } from './filter-fields.ts'

/** Until somebody who chooses has come to rest, in milliseconds. */
const rest = 300

/** The values of a form's fields. `onChange` says that they may have changed; they are read after a short pause. */
export function useChosen(formId: string, initial: Filters): { chosen: Filters; onChange: () => void } {
  const [chosen, setChosen] = useState(initial)
  const { minAge } = useSettings()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const read = () => {
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement) setChosen(filtersIn(new FormData(form), minAge))
  }
  const onChange = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(read, rest)
  }
  return { chosen, onChange }
}
