import { useEffect, useState } from 'react'

/** How long nothing is typed before it is looked for, in milliseconds. */
const pause = 250

/** What was typed last once typing has paused, without the blanks around it. */
export function useSettled(text: string): string {
  const typed = text.trim()
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
