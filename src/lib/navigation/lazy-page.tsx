import { lazyRouteComponent, useChildMatches } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { partsArrived } from '../chunks/lazy-part.tsx'
import { loadFromServer } from '../chunks/load-patiently.ts'
import { tellPageTakenOver } from './page-shown.ts'

/**
 * A page in a piece of its own. While the server cannot be reached the piece is waited for, and the page that is open stays; one
 * that the server has no longer is an error. `needs` of its file fetches what it is not shown without; the first page waits for the
 * parts of it, too, that React must have before it begins.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    const pages = await loadFromServer(async () => {
      const file = await load()
      await file.needs?.()
      await partsArrived()
      return file
    }, String(name))
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
    if (isInnermost) tellPageTakenOver()
  }, [isInnermost])
  return children
}
