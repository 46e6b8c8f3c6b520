import type { Tx } from '../../../db/client.ts'
import {
  findSandboxSettings,
  insertSandboxDelivery,
  type SandboxSettings,
} from '../../../db/queries/sandbox/deliveries.ts'
import type { HeldSandboxPayment } from '../../../db/queries/sandbox/payments.ts'
import type { PaymentStatus } from '../../../db/reference/money/payment-statuses.ts'
import { delivery } from './jobs.ts'
import type { Bank } from './parts.ts'

export const usualSettings: SandboxSettings = {
  delay: 0,
  copies: 1,
  isShuffled: false,
  losses: 0,
  isSilent: false,
  refunds: 'at_once',
  charges: 'paid',
}

/** Seconds by which a webhook out of order comes after the one that has made it old. */
const lateness = 4

/** Sends webhooks about a payment to the shop, as the settings say. `before` is the status until then. */
export async function tell(
  { now, jobs }: Bank,
  tx: Tx,
  payment: HeldSandboxPayment,
  status: PaymentStatus,
  before: PaymentStatus,
): Promise<void> {
  const { delay, copies, isShuffled, losses, isSilent } = (await findSandboxSettings(tx)) ?? usualSettings
  if (isSilent) return
  const send = async (
    news: { kind: 'first' | 'copy' | 'late'; status: PaymentStatus; losses: number },
    later: number,
  ) => {
    const deliveryId = await insertSandboxDelivery(tx, payment, { ...news, createdAt: now() })
    await jobs.enqueue(tx, delivery, { deliveryId }, later)
  }
  await send({ kind: 'first', status, losses }, delay)
  for (let copy = 1; copy < copies; copy++) await send({ kind: 'copy', status, losses: 0 }, delay)
  if (isShuffled) await send({ kind: 'late', status: before, losses: 0 }, delay + lateness)
}
