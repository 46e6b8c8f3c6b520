import type { Db } from '../../../../db/client.ts'
import { findDebit } from '../../../../db/queries/directdebit/debits.ts'
import { blockDebtor } from '../../../../db/queries/directdebit/debtors.ts'
import {
  type FileRow,
  findFile,
  listCollectionsOf,
  listHandedIn,
  setReturned,
} from '../../../../db/queries/directdebit/files.ts'
import { setRefused } from '../../../../db/queries/directdebit/refused-files.ts'
import { collectionDay } from '../../../../db/reference/money/collection-days.ts'
import { endingReasons } from '../../../../db/reference/money/direct-debit.ts'
import type { World } from '../../../core/context.ts'
import { settle } from '../../orders/settle.ts'
import { type DebitPayload, returnedDebit } from '../jobs.ts'
import { idOfEndToEnd } from '../rules/reference.ts'
import { stateOf } from '../state.ts'
import { isDuplicate, type RefusedWhole, type Returned, readReturns } from './read-returns.ts'

type ReturnsWorld = Pick<World, 'db' | 'now' | 'jobs'>

export interface TakenReturns {
  booked: number
  /** They had been told before. */
  known: number
  /** None of ours, or never handed to the bank. */
  unknown: string[]
  refusedWhole: (RefusedWhole & OwnWhole)[]
  /** Refused because they had been handed in before. */
  twice: string[]
}

/** What a file or a part of one that the bank has refused is to us. */
interface OwnWhole {
  /** What lies in it; null where nothing of ours has that name. */
  kind: FileRow['kind'] | null
  /** The file that it is or lies in. */
  messageId: string
  /** There are other parts in that file. */
  isPart: boolean
  /** How many collections of it are not booked back. */
  open: number
}

/** Looked up in one statement. */
const atOnce = 500

/**
 * Takes in what a bank tells of collections. Each is booked back once, however often it is told, and an account that says that
 * nothing may be collected there is not asked again. Of what is refused as a whole, that is booked back which is named: the
 * rest may be handed in again, and where it was handed in twice the first one holds.
 */
export async function takeReturns(world: ReturnsWorld, xml: string): Promise<TakenReturns> {
  const { returned, refusedWhole, twice, reportId } = readReturns(xml)
  const taken: TakenReturns = { booked: 0, known: 0, unknown: [], refusedWhole: [], twice: twice.map(shortened) }
  for (let from = 0; from < returned.length; from += atOnce) {
    for (const { one, id } of await lookedUp(world, returned.slice(from, from + atOnce))) {
      if (!id) taken.unknown.push(shortened(one.endToEndId))
      else if (await takeReturn(world, id, one)) taken.booked++
      else taken.known++
    }
  }
  for (const whole of refusedWhole) {
    const { file, ...own } = await findOwnWhole(world.db, whole.id)
    // What lay in it is in another one, which this says nothing of.
    if (file?.voidedAt) continue
    const isRefused = file && own.kind && !own.isPart && !isDuplicate(whole.reason)
    // What was handed in since is the bank's to answer.
    if (isRefused && !(await setRefused(world.db, file.id, reportId, world.now()))) continue
    if (own.kind !== 'collections' || own.open > 0) taken.refusedWhole.push({ ...whole, ...own })
  }
  return taken
}

const shortened = (endToEndId: string) => endToEndId.slice(0, 35)

/** With the ids of those that were handed to a bank. */
async function lookedUp({ db }: ReturnsWorld, returned: Returned[]) {
  const meant = returned.map((one) => ({ one, id: idOfEndToEnd(one.endToEndId) }))
  const handedIn = new Set(await listHandedIn(db, [...new Set(meant.flatMap(({ id }) => id ?? []))]))
  return meant.map(({ one, id }) => ({ one, id: id && handedIn.has(id) ? id : undefined }))
}

/** Whether it was news. */
async function takeReturn({ db, now, jobs }: ReturnsWorld, id: string, { reason, isOfWhole }: Returned) {
  return db.transaction(async (tx) => {
    const fresh = await setReturned(tx, id, { returnedAt: now(), returnReason: reason })
    if (!fresh) return false
    if (fresh.ibanKey && !isOfWhole && isEnding(reason)) await blockDebtor(tx, fresh.ibanKey, 'returned', now())
    await jobs.enqueue(tx, returnedDebit, { directDebitId: id })
    return true
  })
}

/** By the bank's name for it: that of the file, with the number of the part. */
async function findOwnWhole(db: Db, wholeId: string): Promise<OwnWhole & { file: FileRow | undefined }> {
  const [, messageId = '', part] = /^(.*?)(?:\.(\d+))?$/.exec(wholeId) ?? []
  const file = await findFile(db, messageId)
  if (file?.kind !== 'collections') return { file, kind: file?.kind ?? null, messageId, isPart: false, open: 0 }
  const all = (await listCollectionsOf(db, file.id)).map(({ debit }) => debit)
  const parts = [...Map.groupBy(all, ({ collectOn }) => collectionDay(collectOn, file.createdAt)).values()]
  const meant = part ? parts[Number(part)] : all
  const open = meant?.filter(({ returnedAt }) => !returnedAt).length ?? 0
  return { file, kind: meant ? file.kind : null, messageId, isPart: part !== undefined && parts.length > 1, open }
}

const isEnding = (reason: string) => endingReasons.some((ending) => ending === reason)

/** Takes the credits back, on the server, where the member's screens hear of it. */
export async function settleReturned(world: World, { directDebitId }: DebitPayload): Promise<void> {
  const own = await findDebit(world.db, directDebitId)
  if (own) await settle(world, own.debit.paymentId, await stateOf(world.db, directDebitId))
}
