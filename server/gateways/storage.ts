import { type FileHandle, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isFullDisk } from '../core/full-disk.ts'
import { tryAgainLater } from '../core/refusals.ts'
import { makePrivate } from './private-files.ts'

/**
 * Where files live that nobody may reach without us. A key is slash-separated names of letters, digits, `-`, `_` and
 * `.`, none of which begins with a dot; anything else throws.
 */
export interface Storage {
  /** Writes all or nothing; a reader sees the old content or the new. Refuses with `try_again_later` on a full disk, and where the service is away. */
  put(key: string, content: Uint8Array | string): Promise<void>
  /** The content, streamed when it is answered with, or undefined when there is none. */
  get(key: string): Promise<Blob | undefined>
  has(key: string): Promise<boolean>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** Whether it is known not to answer just now, where somebody watches (storage-breaker.ts). */
  isAway?(): boolean
  /** Every file under this first name of a key, in no order, with what a write that was killed has left there. */
  list(folder: string): AsyncIterable<StoredFile>
}

export interface StoredFile {
  key: string
  changedAt: Date
}

const validKey = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/

/** The key, when it is one; else throws. */
export function checkKey(key: string): string {
  if (!validKey.test(key)) throw new Error('not a storage key')
  return key
}

/** Keeps the files in a folder of this machine, which no other of its users can enter. */
export function folderStorage(dir: string): Storage {
  makePrivate(dir)
  const pathOf = (key: string) => join(dir, checkKey(key))
  return {
    async put(key, content) {
      const path = pathOf(key)
      const partial = `${path}.${crypto.randomUUID()}.partial`
      try {
        await writeInFolder(partial, content)
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true }).catch(() => {})
        throw isFullDisk(error) ? tryAgainLater({ retryAfter: 60 }, { cause: error }) : error
      }
    },
    async get(key) {
      const file = Bun.file(pathOf(key))
      return (await file.exists()) ? file : undefined
    },
    has: async (key) => Bun.file(pathOf(key)).exists(),
    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      // Of a folder that is empty nothing is left; one that is not stays.
      if (dirname(path) !== dir) await rmdir(dirname(path)).catch(() => {})
    },
    async *list(folder) {
      for await (const path of filesIn(pathOf(folder))) {
        const found = await stat(path).catch(() => undefined)
        if (found) yield { key: relative(dir, path).replaceAll(sep, '/'), changedAt: found.mtime }
      }
    },
  }
}

/** Makes the folder, and again as often as it was empty at that moment and somebody took it away. */
async function writeInFolder(path: string, content: Uint8Array | string, tries = 20): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeToDisk(path, content)
  } catch (error) {
    if (!takenAway.has(codeOf(error)) || tries === 1) throw error
    await writeInFolder(path, content, tries - 1)
  }
}

/** The second where it was there when it was to be made, and no more when that was looked at. */
const takenAway = new Set(['ENOENT', 'EEXIST'])

/** One folder after the other is open: there may be millions of files. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch((error) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else yield path
  }
}

/** Waits for the disk, because a rename can outlive a power cut that the content did not. */
async function writeToDisk(path: string, content: Uint8Array | string): Promise<void> {
  const file: FileHandle = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.datasync()
  } finally {
    await file.close()
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
