import type { Tx } from '../../../../db/client.ts'
import { listToTellAnew, setCollectOn } from '../../../../db/queries/directdebit/announced.ts'
import type { MandateRow } from '../../../../db/queries/directdebit/debits.ts'
import * as files from '../../../../db/queries/directdebit/files.ts'
import { listRefundsOf, lockRefundsToSend, setRefundFile } from '../../../../db/queries/directdebit/refunds.ts'
import { setHandedInAgain } from '../../../../db/queries/directdebit/refused-files.ts'
import { listRefusedParts } from '../../../../db/queries/directdebit/refused-parts.ts'
import { dayIn } from '../../../../db/reference/days.ts'
import {
  bankToday,
  collectionDay,
  collectOn,
  earliestCollection,
  isFinal,
} from '../../../../db/reference/money/collection-days.ts'
import { bookkeepingZone } from '../../../../db/reference/money/tax.ts'
import type { World } from '../../../core/context.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import type { Site } from '../../../core/site/settings.ts'
import type { Storage } from '../../../gateways/storage.ts'
import { noticeMail } from '../jobs.ts'
import { endToEndId, messageId } from '../rules/reference.ts'
import { open } from '../sealing.ts'
import { readCollector } from '../settings.ts'
import { findNamed } from './named.ts'
import { collectionsXml, type Head, transfersXml } from './xml.ts'

export type ExportWorld = Pick<World, 'db' | 'now' | 'secret' | 'jobs'>

const takers = {
  collections: { lock: files.lockToCollect, set: files.setCollectionFile },
  refunds: { lock: lockFinal, set: setRefundFile },
} as const
type FileKind = keyof typeof takers

/**
 * Writes what the site's bank is to collect and to send back into files of this folder; returns their names. What is taken
 * into a file is in no other, and a file of which it is not sure that it was written is written again, just the same.
 */
export async function exportFiles(world: ExportWorld, site: Site, folder: Storage): Promise<string[]> {
  for (const kind of ['collections', 'refunds'] as const) {
    await world.db.transaction((tx) => takeInto(world, tx, site, kind))
  }
  const unwritten = await files.listUnwritten(world.db, site.id)
  const names: string[] = []
  for (const file of unwritten) names.push(await write(world, file, folder))
  return names
}

/** Writes one again that was exported before. Throws `NotDone` for a part: a bank takes none alone, under the name of its file. */
export async function writeAgain(world: ExportWorld, wanted: string, folder: Storage): Promise<string> {
  const { file, part } = await findNamed(world.db, wanted)
  if (part) throw new NotDone(`${wanted} is a part of ${file.messageId}, and no part is written alone: give it up.`)
  const parts = await listRefusedParts(world.db, file.id)
  if (parts.some(({ voidedAt }) => voidedAt) || !(await setHandedInAgain(world.db, file.id)))
    throw new NotDone(`${wanted} was given up, or a part of it: what lay in that is in another file, or waits for one.`)
  return write(world, file, folder)
}

/** Refunds wait until the bank can no longer return the debit. Otherwise a debtor with an empty account gains money. */
async function lockFinal(tx: Tx, siteId: string, now: Date): Promise<string[]> {
  const refunds = await lockRefundsToSend(tx, siteId)
  return refunds.filter(({ collectOn, filedAt }) => isFinal(collectionDay(collectOn, filedAt), now)).map(({ id }) => id)
}

async function takeInto(world: ExportWorld, tx: Tx, site: Site, kind: FileKind): Promise<void> {
  const { now } = world
  const { lock, set } = takers[kind]
  const ids = await lock(tx, site.id, now())
  if (ids.length === 0) return
  const creditor = site.settings.directDebitCreditor
  if (!creditor) throw new NotDone(`${site.id} has no creditor (directDebitCreditor).`)
  const number = await files.nextFileNumber(tx, site.id)
  const id = crypto.randomUUID()
  await files.insertFile(tx, {
    ...{ id, siteId: site.id, number, kind, messageId: messageId(site.id, kind, number) },
    creditor: JSON.stringify({ ...creditor, timeZone: bookkeepingZone(site.settings.companyInfo.country) }),
    createdAt: now(),
  })
  await set(tx, ids, id)
  if (kind === 'collections') await tellAnew(world, tx, site, ids)
}

/**
 * Whose day can be met no more, and who was told that of a file that was given up, is told another, as long before as for the first,
 * and who collects now.
 */
async function tellAnew({ now, jobs }: ExportWorld, tx: Tx, site: Site, ids: string[]): Promise<void> {
  const told = await listToTellAnew(tx, ids, earliestCollection(now()))
  if (told.length === 0) return
  const day = collectionDay(collectOn(now(), site.settings.directDebitDays), now())
  await setCollectOn(
    tx,
    told.map(({ id }) => id),
    day,
  )
  for (const { id: directDebitId, origin } of told)
    await jobs.enqueue(tx, noticeMail, { directDebitId, origin, isAnew: true })
}

async function write(world: ExportWorld, file: files.FileRow, folder: Storage): Promise<string> {
  const name = `${file.messageId}.xml`
  await folder.put(name, await contentOf(world, file))
  await files.setWritten(world.db, file.id, world.now())
  return name
}

async function contentOf(world: ExportWorld, { id, kind, messageId, creditor, createdAt }: files.FileRow) {
  const head: Head = { messageId, createdAt, ...readCollector(creditor) }
  if (kind === 'refunds') {
    const refunds = (await listRefundsOf(world.db, id)).map((row) => withMandate(messageId, row))
    return transfersXml(
      { ...head, day: bankToday(createdAt) },
      refunds.map(({ refund, mandate }) => ({
        ...{ endToEndId: endToEndId(refund.id), minor: refund.minor, description: refund.description },
        ...accountOf(world, mandate),
      })),
    )
  }
  const collections = (await files.listCollectionsOf(world.db, id)).map((row) => withMandate(messageId, row))
  return collectionsXml(
    head,
    collections.map(({ debit, mandate }) => ({
      ...{ endToEndId: endToEndId(debit.id), minor: debit.minor, description: debit.description },
      ...{ reference: debit.reference, signedOn: dayIn(head.timeZone, debit.signedAt ?? mandate.tickedAt) },
      day: collectionDay(debit.collectOn, createdAt),
      ...accountOf(world, mandate),
    })),
  )
}

/** A file without some of what lies in it would be another one. */
function withMandate<Row extends { mandate: MandateRow | null }>(messageId: string, row: Row) {
  if (!row.mandate) throw new NotDone(`${messageId} holds accounts that have been forgotten since.`)
  return { ...row, mandate: row.mandate }
}

const accountOf = (world: ExportWorld, { holder, sealedIban }: { holder: string; sealedIban: string }) => ({
  holder,
  iban: open(world, 'iban', sealedIban),
})
