import { mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where files live that nobody may reach without us. Keys are slash-separated names of letters, digits, `-`, `_`, `.`. */
export interface Storage {
  /** Writes all or nothing. */
  put(key: string, content: Uint8Array | string): Promise<void>
  /** The content, or undefined when there is none. */
  get(key: string): Promise<Blob | undefined>
  has(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

const validKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/

/** Keeps the files in a folder of this machine. */
export function folderStorage(dir: string): Storage {
  const pathOf = (key: string) => {
    if (!validKey.test(key)) throw new Error('Not a storage key')
    return join(dir, key)
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      mkdirSync(dirname(path), { recursive: true })
      const partial = `${path}.${crypto.randomUUID()}.partial`
      try {
        await Bun.write(partial, content)
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    async get(key) {
      const file = Bun.file(pathOf(key))
      return (await file.exists()) ? file : undefined
    },
    has: (key) => Bun.file(pathOf(key)).exists(),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
