import { lazyRouteComponent } from '@tanstack/react-router'
import { retryDelay } from './retry.ts'

/**
 * A page in a piece of its own. Without a line the piece is waited for, and the page that is open stays; only one that
 * the server no longer has is an error.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => withLine(load), name)

async function withLine<T>(load: () => Promise<T>, failures = 0): Promise<T> {
  if (typeof window !== 'undefined' && !navigator.onLine) await nextTry(failures)
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined' || (await isServerThere())) throw error
    await nextTry(failures)
    return withLine(load, failures + 1)
  }
}

const isServerThere = () =>
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** When the browser has a line again, and now and then. */
function nextTry(failures: number): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true })
    setTimeout(resolve, retryDelay(failures))
  })
}
