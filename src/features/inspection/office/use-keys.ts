import { useEffect, useRef } from 'react'

/** What keys do, by their names in lower case. They do nothing while somebody types, or a dialog is open. */
export function useKeys(actions: Record<string, (() => void) | undefined>): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (
        (event.target as Element).closest('input, textarea, select, dialog') ||
        document.querySelector('dialog[open]')
      )
        return
      const action = latest.current[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
