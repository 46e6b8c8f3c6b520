import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, MailGateway } from './mail.ts'
import { folderStorage } from './storage.ts'

export interface KeptMail extends Mail {
  id: string
  from: string
  /** ISO 8601, UTC. */
  sentAt: string
}

/** Mails that stay on this machine instead of going out: for trying the product. */
export interface Mailbox extends MailGateway {
  /** The newest first, `limit` at most. */
  list(limit?: number): Promise<KeptMail[]>
  read(id: string): Promise<KeptMail | undefined>
}

const fileName = /^([0-9a-f-]{36})\.json$/

/** The mailbox in `dataDir`, made when it is not there. Its links open accounts: only its owner may look inside. */
export function openMailbox(dataDir: string, from = ''): Mailbox {
  const dir = join(dataDir, 'mailbox')
  const storage = folderStorage(dir)

  const read = async (id: string): Promise<KeptMail | undefined> => {
    const name = `${id}.json`
    return fileName.test(name) ? (await storage.get(name))?.json() : undefined
  }
  return {
    async send(mail) {
      // Sorts by time, which stands beside it on every page.
      const id = Bun.randomUUIDv7()
      const kept: KeptMail = { ...mail, id, from, sentAt: new Date().toISOString() }
      await storage.put(`${id}.json`, JSON.stringify(kept, null, 2))
    },
    async list(limit = 100) {
      const names = await readdir(dir)
      const ids = names
        .flatMap((name) => fileName.exec(name)?.[1] ?? [])
        .toSorted()
        .reverse()
      const mails = await Promise.all(ids.slice(0, limit).map(read))
      return mails.filter((mail) => mail !== undefined)
    },
    read,
  }
}
