import { findDebit } from '../../../../db/queries/directdebit/debits.ts'
import { blockDebtor } from '../../../../db/queries/directdebit/debtors.ts'
import { type FileRow, listHandedIn, setReturned } from '../../../../db/queries/directdebit/files.ts'
import { setRefused } from '../../../../db/queries/directdebit/refused-files.ts'
import { setPartRefused } from '../../../../db/queries/directdebit/refused-parts.ts'
import { endingReasons } from '../../../../db/reference/money/direct-debit.ts'
import type { World } from '../../../core/context.ts'
import { settleLatest } from '../../orders/settle.ts'
import { type DebitPayload, returnedDebit } from '../jobs.ts'
import { idOfEndToEnd } from '../rules/reference.ts'
import { stateOf } from '../state.ts'
import { findByName, type NamedFile } from './named.ts'
import { isDuplicate, type RefusedWhole, type ReturnedDebit, readReturns } from './read-returns.ts'

type ReturnsWorld = Pick<World, 'db' | 'now' | 'jobs'>

export interface TakenReturns {
  booked: number
  /** Returns that were reported before. */
  known: number
  /** None of ours, or never handed to the bank. */
  unknown: string[]
  refusedWhole: (RefusedWhole & OwnWhole)[]
  /** Refused because they had been handed in before. */
  twice: string[]
  /** Of those that are booked back, or were: what the bank says was to be collected, and what was, in cents. */
  otherAmounts: { endToEndId: string; told: number; collected: number }[]
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
  const taken: TakenReturns = {
    booked: 0,
    known: 0,
    unknown: [],
    refusedWhole: [],
    twice: twice.map(shortened),
    otherAmounts: [],
  }
  for (let from = 0; from < returned.length; from += atOnce) {
    for (const { one, own } of await lookedUp(world, returned.slice(from, from + atOnce))) {
      const endToEndId = shortened(one.endToEndId)
      if (!own) {
        taken.unknown.push(endToEndId)
        continue
      }
      if (await takeReturn(world, own.id, one)) taken.booked++
      else taken.known++
      if (one.minor !== null && one.minor !== own.minor)
        taken.otherAmounts.push({ endToEndId, told: one.minor, collected: own.minor })
    }
  }
  for (const whole of refusedWhole) {
    const own = await findByName(world.db, whole.id)
    if (!own) taken.refusedWhole.push({ ...whole, kind: null, messageId: whole.id, isPart: false, open: 0 })
    if (!own || !(await isToBeTold(world, own, whole.reason, reportId))) continue
    const { messageId, kind } = own.file
    taken.refusedWhole.push({ ...whole, kind, messageId, isPart: own.part !== undefined, open: own.open })
  }
  return taken
}

/** Keeps that it is refused. False where nothing of it is left to do anything about. */
async function isToBeTold(
  { db, now }: ReturnsWorld,
  { file, part, open }: NamedFile,
  reason: string,
  reportId: string,
) {
  // What lay in it is in another one, which this says nothing of.
  if (file.voidedAt || part?.isVoid) return false
  if (!isDuplicate(reason)) {
    const ofPart = part && { ...part, fileId: file.id, refusedBy: reportId }
    const isNews = ofPart
      ? await db.transaction((tx) => setPartRefused(tx, ofPart, now()))
      : await setRefused(db, file.id, reportId, now())
    // What was handed in or taken since is the bank's to answer.
    if (!isNews) return false
  }
  return file.kind !== 'collections' || open > 0
}

const shortened = (endToEndId: string) => endToEndId.slice(0, 35)

/** With those of ours that were handed to a bank. */
async function lookedUp({ db }: ReturnsWorld, returned: ReturnedDebit[]) {
  const meant = returned.map((one) => ({ one, id: idOfEndToEnd(one.endToEndId) }))
  const handedIn = await listHandedIn(db, [...new Set(meant.flatMap(({ id }) => id ?? []))])
  const byId = new Map(handedIn.map((own) => [own.id, own]))
  return meant.map(({ one, id }) => ({ one, own: id === undefined ? undefined : byId.get(id) }))
}

/** Whether it was news. */
async function takeReturn({ db, now, jobs }: ReturnsWorld, id: string, { reason, isOfWhole }: ReturnedDebit) {
  return db.transaction(async (tx) => {
    const fresh = await setReturned(tx, id, { returnedAt: now(), returnReason: reason })
    if (!fresh) return false
    if (fresh.ibanKey && !isOfWhole && isEnding(reason)) await blockDebtor(tx, fresh.ibanKey, 'returned', now())
    await jobs.enqueue(tx, returnedDebit, { directDebitId: id })
    return true
  })
}

const isEnding = (reason: string) => endingReasons.some((ending) => ending === reason)

/** Takes the credits back, on the server, where the member's screens hear of it. */
export async function settleReturned(world: World, { directDebitId }: DebitPayload): Promise<void> {
  const own = await findDebit(world.db, directDebitId)
  if (own) await settleLatest(world, own.debit.paymentId, () => stateOf(world.db, directDebitId, world.now()))
}
