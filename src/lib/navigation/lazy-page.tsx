import { lazyRouteComponent, useChildMatches } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect } from 'react'

export let tellShown: () => void
/**
 * Once React has taken over all of the first page, part by part: what happens before must neither change what the server
 * has drawn nor lead to another page.
 */
export const pageShown = new Promise<void>((resolve) => {
  tellShown = resolve
})

/** A page in a piece of its own. Without a network the piece is waited for, and the page that is open stays. */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    // The server has no such word.
    if (navigator.onLine === false) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    const pages = await load()
    const Page = pages[name ?? 'default'] as ComponentType<object>
    const shown = (props: object) => (
      <Shown>
        <Page {...props} />
      </Shown>
    )
    return { ...pages, [name ?? 'default']: shown }
  }, name)

/** Pages lie within each other, and the innermost is taken over last. */
function Shown({ children }: { children: ReactNode }) {
  const isInnermost = useChildMatches().length === 0
  useEffect(() => {
    if (isInnermost) tellShown()
  }, [isInnermost])
  return children
}
