import { useLayoutEffect } from 'react'

/** Says, as long as it is mounted, that somebody writes at the bottom of the page: what `toast()` shows keeps out of there. */
export function useWritesAtBottom(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.writesAtBottom = ''
    return () => {
      delete dataset.writesAtBottom
    }
  }, [])
}
