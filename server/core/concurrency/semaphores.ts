import { createSemaphore, type Semaphore } from './semaphore.ts'

type Semaphores = <T>(key: string, work: () => Promise<T>, patience?: number) => Promise<T>

/** A semaphore for each key, as long as somebody uses it: work of different keys is side by side. */
export function createSemaphores(width: number): Semaphores {
  const used = new Map<string, { inTurn: Semaphore; users: number }>()
  return async (key, work, patience) => {
    const own = used.get(key) ?? { inTurn: createSemaphore(width), users: 0 }
    used.set(key, own)
    own.users++
    try {
      return await own.inTurn(work, patience)
    } finally {
      if (--own.users === 0) used.delete(key)
    }
  }
}
