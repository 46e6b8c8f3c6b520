import { patience } from '../patience.ts'
import { retryDelay } from '../retry.ts'
import { askForImports } from './chunk-imports.ts'

/**
 * Loads a piece of the application, again and again until it comes; for pieces that nobody is waiting for. By its name what it
 * needs is asked for together with it.
 */
export async function loadPatiently<T>(load: () => Promise<T>, name = '', failures = 0): Promise<T> {
  askForImports(name)
  try {
    return await load()
  } catch {
    await pause(failures)
    return loadPatiently(load, name, failures + 1)
  }
}

/** The same while the server cannot be reached. Throws when it answers and the piece is not there: a newer version is. */
export async function loadFromServer<T>(load: () => Promise<T>, name: string, failures = 0): Promise<T> {
  askForImports(name)
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined' || (await isReached())) throw error
    await pause(failures)
    return loadFromServer(load, name, failures + 1)
  }
}

/** Ends at once when there is a network again. */
const pause = (failures: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, retryDelay(failures))
    addEventListener('online', resolve, { once: true })
  })

/** A browser that has a network does not know whether it leads anywhere. */
async function isReached(): Promise<boolean> {
  const answer = fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
  return answer.then(
    () => true,
    () => false,
  )
}
