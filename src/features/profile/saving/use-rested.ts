import { useEffect, useState } from 'react'

/** A count as it was when it last stood still for so long, in milliseconds; 0 at once. For what is read out while somebody writes. */
export function useRested(count: number, pause: number): number {
  const [rested, setRested] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setRested(count), count === 0 ? 0 : pause)
    return () => clearTimeout(timer)
  }, [count, pause])
  return count === 0 ? 0 : rested
}
