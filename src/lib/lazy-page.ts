import { lazyRouteComponent } from '@tanstack/react-router'

/** A page in a piece of its own. Without a network the piece is waited for, and the page that is open stays. */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    // The server has no such word.
    if (navigator.onLine === false) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return load()
  }, name)
