import { useEffect, useState } from 'react'

/** True once something has been true for so long, in milliseconds. */
export function useLasting(isTrue: boolean, pause: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isTrue) return
    const timer = setTimeout(() => setLasts(true), pause)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [isTrue, pause])
  return isTrue && lasts
}
