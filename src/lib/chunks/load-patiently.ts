import { retryDelay } from '../retry.ts'

/** Loads a piece of the application, again and again while the line is lost; for pieces that nobody is waiting for. */
export async function loadPatiently<T>(load: () => Promise<T>, failures = 0): Promise<T> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)))
    return loadPatiently(load, failures + 1)
  }
}
