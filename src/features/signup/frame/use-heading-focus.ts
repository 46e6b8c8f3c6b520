import { useEffect, useRef } from 'react'

/** Puts the focus on a heading when what it heads has been replaced, so that those who listen hear where they are. */
export function useHeadingFocus(content: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(content)
  useEffect(() => {
    if (shown.current === content) return
    shown.current = content
    heading.current?.focus()
  }, [content])
  return heading
}
