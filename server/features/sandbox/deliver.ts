import {
  findLastSandboxDelivery,
  findSandboxDelivery,
  insertSandboxAttempt,
  insertSandboxDelivery,
} from '../../../db/queries/sandbox/deliveries.ts'
import { lockSandboxPayment } from '../../../db/queries/sandbox/payments.ts'
import type { NewsTold } from '../../gateways/payments/sandbox-protocol.ts'
import { delivery } from './jobs.ts'
import type { Bank } from './parts.ts'

/** The shop has not accepted the webhook: its job tries again. */
class NotTaken extends Error {
  override readonly name = 'NotTaken'
}

/** Milliseconds that the shop has for its answer. */
const patience = 15_000

/** Delivers a webhook to the shop. Throws if the shop does not accept it, or if this attempt is to be lost. */
export async function deliver({ db, now }: Bank, { deliveryId }: { deliveryId: string }): Promise<void> {
  const news = await findSandboxDelivery(db, deliveryId)
  if (!news) return
  const { paymentId: payment, status, attempts, losses, webhookUrl } = news
  const answer = attempts < losses ? null : await post(webhookUrl, { payment, status })
  await insertSandboxAttempt(db, { deliveryId, number: attempts + 1, at: now(), answer })
  if (answer === null || answer < 200 || answer > 299) throw new NotTaken(`${answer ?? 'no answer'}`)
}

/** The status of the answer; null where none came. */
async function post(url: string, news: NewsTold): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(news),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}

/** Sends the last webhook once more. */
export async function deliverAgain({ db, now, jobs }: Bank): Promise<void> {
  await db.transaction(async (tx) => {
    const last = await findLastSandboxDelivery(tx)
    const payment = last && (await lockSandboxPayment(tx, { id: last.paymentId }))
    if (!payment) return
    const again = { kind: 'again', status: last.status, losses: 0, createdAt: now() } as const
    await jobs.enqueue(tx, delivery, { deliveryId: await insertSandboxDelivery(tx, payment, again) })
  })
}
