import type { PgBoss } from 'pg-boss'
import { openDatabase } from '../../../../db/client.ts'
import { openJobQueue } from '../../../../db/jobs.ts'
import { migrateDatabase } from '../../../../db/migrate.ts'
import { saveSandboxSettings } from '../../../../db/queries/sandbox/deliveries.ts'
import { aSite } from '../../../../db/testing/factories.ts'
import { listBankPayments } from '../../../../db/testing/orders.ts'
import { creditor } from '../../../features/directdebit/testing/creditor.ts'
import { usualSettings } from '../../../features/sandbox/tell.ts'
import { clientOf, type Person } from '../clients/people.ts'
import { type HaltingServer, startHalting } from '../servers/halting.ts'

/** A server with its test bank, where nothing runs by itself: no rounds and no webhooks of the bank. */
export interface Shop extends HaltingServer {
  dataDir: string
  queue: PgBoss
  now(): Date
}

/** Everything by direct debit or at the test bank, which tells of nothing by itself; nobody signs more than the limit. */
export async function furnish(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  await migrateDatabase(database)
  const settings = { directDebitCreditor: creditor, directDebitLimit: 1_000_000, directDebitFirstLimit: 1_000_000 }
  await aSite(database.db, { hosts: ['127.0.0.1'], settings })
  await saveSandboxSettings(database.db, { ...usualSettings, isSilent: true })
  await database.close()
}

/** Starts it so many milliseconds before the machine's clock. */
export async function openShop(
  dataDir: string,
  { ahead, port }: { ahead: number; port?: number | undefined },
): Promise<Shop> {
  const server = await startHalting(dataDir, port)
  await server.setAhead(ahead)
  const queue = openJobQueue(server.database, { supervise: false })
  await queue.start()
  for (const { name } of await queue.getSchedules()) await queue.unschedule(name)
  let clock = ahead
  return {
    ...{ ...server, dataDir, queue },
    now: () => new Date(Date.now() + clock),
    async setAhead(later) {
      clock = later
      await server.setAhead(later)
    },
    async end(signal) {
      await queue.stop({ graceful: false })
      return server.end(signal)
    },
  }
}

/** As the product's own schedule does it; answers the job's id. */
export async function beginRound({ queue }: Shop, name: string): Promise<string> {
  const id = await queue.send(name, {})
  if (id === null) throw new Error(`no job of ${name}`)
  return id
}

export async function isDone({ queue }: Shop, name: string, id: string): Promise<boolean> {
  const job = await queue.getJobById(name, id)
  if (job?.state === 'retry' || job?.state === 'failed') throw new Error(`the round of ${name} has failed`)
  return job?.state === 'completed'
}

/** What comes every minute, every five, or every hour. */
export const rounds = ['payment_reconciliation', 'refunds', 'refund_states', 'mandate_revocations'] as const

export async function doRounds(shop: Shop): Promise<void> {
  for (const name of rounds) {
    const id = await beginRound(shop, name)
    while (!(await isDone(shop, name, id))) await Bun.sleep(10)
  }
}

export const clientAt = ({ url }: Shop, person?: Person) => clientOf(url, person?.cookie)

/** Somebody presses a button on the page of the payment that was begun last. */
export async function atTheBank(
  shop: Shop,
  { id }: Person,
  outcome: 'paid' | 'paid_less' | 'charged_back_now',
): Promise<void> {
  const [payment] = await listBankPayments(shop.database.db, id)
  if (!payment) throw new Error('the bank knows of no payment')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const form = { method: 'POST', body: new URLSearchParams({ outcome }), headers, redirect: 'manual' } as const
  const { status } = await fetch(`${shop.url}/sandbox/${payment.page}`, form)
  if (status !== 303) throw new Error(`the page of the bank answers ${status}`)
}

/** Sends the bank's webhook about the payment that was begun last. */
export async function bringNews(shop: Shop, { id }: Person): Promise<void> {
  const [payment] = await listBankPayments(shop.database.db, id)
  const body = JSON.stringify({ payment: payment?.id, status: payment?.status })
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${shop.url}/payments/sandbox/webhook`, { method: 'POST', body, headers })
  if (status !== 200) throw new Error(`a webhook is answered by ${status}`)
}
