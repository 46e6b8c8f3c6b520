import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect } from 'react'

let tellShown: () => void
/** Once the browser has taken over the first page: what happens before must not change what the server has drawn. */
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

function Shown({ children }: { children: ReactNode }) {
  useEffect(() => tellShown(), [])
  return children
}
