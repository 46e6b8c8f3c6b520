import { isTransient, retryDelay } from '../../../lib/retry.ts'

/** After so long without an answer, in milliseconds, a try is given up: a line can be dead without a word. */
const longest = 10_000

const wishes = new EventTarget()

/** What somebody who waits for the line can wish. */
export const tryNow = () => void wishes.dispatchEvent(new Event('now'))
export const stopWaiting = () => void wishes.dispatchEvent(new Event('stop'))

/**
 * Makes a call, which may be made twice, until it is answered: again when the browser has a line, when somebody presses,
 * and every now and then. `onStall` hears when there is no line, and when it is tried again. Throws what the server says,
 * and what the line said last to who stops waiting.
 */
export async function untilAnswered<T>(call: () => Promise<T>, onStall: (isStalled: boolean) => void): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await Promise.race([call(), silence()])
    } catch (error) {
      if (!isTransient(error)) throw error
      onStall(true)
      if ((await nextChance(retryDelay(failures))) === 'stop') throw error
      onStall(false)
    }
  }
}

async function silence(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, longest))
  throw new Error('No answer')
}

function nextChance(pause: number): Promise<'again' | 'stop'> {
  const done = new AbortController()
  return new Promise<'again' | 'stop'>((resolve) => {
    const timer = setTimeout(() => resolve('again'), pause)
    const { signal } = done
    signal.addEventListener('abort', () => clearTimeout(timer))
    window.addEventListener('online', () => resolve('again'), { signal })
    wishes.addEventListener('now', () => resolve('again'), { signal })
    wishes.addEventListener('stop', () => resolve('stop'), { signal })
  }).finally(() => done.abort())
}
