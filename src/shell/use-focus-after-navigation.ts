import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isFocusLost } from '@/ui/focus/is-focus-lost.ts'
import { contentId } from './layouts/SkipLink.tsx'

/** Where what had the focus went with the page before, it goes on at the content of the new one. */
export function useFocusAfterNavigation(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef(path)
  useEffect(() => {
    const isAnother = before.current !== undefined && before.current !== path
    before.current = path
    if (isAnother && isFocusLost()) document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [path])
}
