import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { folderStorage } from './storage.ts'

export interface StoredMessage {
  id: string
  /** ISO 8601, UTC. */
  sentAt: string
}

/** Messages that stay on this machine instead of going out: for trying the product. */
export interface KeptMessages<Message> {
  keep(message: Message): Promise<void>
  /** The newest first, `limit` at most. */
  list(limit?: number): Promise<(Message & StoredMessage)[]>
  read(id: string): Promise<(Message & StoredMessage) | undefined>
}

const fileName = /^([0-9a-f-]{36})\.json$/

/** Those in this folder of `dataDir`, made when it is not there. What they say opens doors: only its owner may look inside. */
export function openKeptMessages<Message extends object>(dataDir: string, folder: string): KeptMessages<Message> {
  const dir = join(dataDir, folder)
  const storage = folderStorage(dir)

  const read = async (id: string): Promise<(Message & StoredMessage) | undefined> => {
    const name = `${id}.json`
    return fileName.test(name) ? (await storage.get(name))?.json() : undefined
  }
  return {
    async keep(message) {
      // Sorts by time, which every page shows next to it.
      const id = Bun.randomUUIDv7()
      const kept: Message & StoredMessage = { ...message, id, sentAt: new Date().toISOString() }
      await storage.put(`${id}.json`, JSON.stringify(kept, null, 2))
    },
    async list(limit = 100) {
      const names = await readdir(dir)
      const ids = names
        .flatMap((name) => fileName.exec(name)?.[1] ?? [])
        .toSorted()
        .reverse()
      const messages = await Promise.all(ids.slice(0, limit).map(read))
      return messages.filter((message) => message !== undefined)
    },
    read,
  }
}
