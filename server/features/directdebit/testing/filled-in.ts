import type { Db } from '../../../../db/client.ts'
import * as tables from '../../../../db/schema/index.ts'
import { anOrder, aPayment } from '../../../../db/testing/orders.ts'

const at = new Date('2026-02-01T00:00:00Z')
let serial = 0

/** An order of the member that was filled in to be paid by direct debit, and never signed, with a row in every table of it. */
export async function aFilledInDebit(db: Db, memberId: string, paymentId: string): Promise<void> {
  const order = await anOrder(db, memberId, { createdAt: at, expiresAt: at })
  await aPayment(db, order, { id: paymentId, provider: 'bank', method: 'sdd', status: 'expired', createdAt: at })
  const [id, number, key] = [crypto.randomUUID(), ++serial, `key of ${paymentId}`]
  const { siteId } = order
  await db.insert(tables.directDebits).values({
    ...{ id, paymentId, siteId, number, reference: `VONK-M-${number}`, minor: 4799, description: '60 credits' },
    createdAt: at,
  })
  await db.insert(tables.directDebitMandates).values({
    ...{ directDebitId: id, textVersion: 'sdd-1', tickedAt: at, holder: 'S. de Wit', sealedIban: 'x', ibanKey: key },
    ...{
      ibanEnd: '4300',
      ibanCountry: 'NL',
      street: 'Kleine Houtweg',
      houseNumber: '18',
      zip: '2012 CB',
      city: 'Haarlem',
    },
    ...{ sealedPhone: 'x', phoneKey: key, phoneEnd: '678' },
  })
  await db.insert(tables.directDebitCodes).values({
    id: crypto.randomUUID(),
    directDebitId: id,
    memberId,
    phoneKey: key,
    askedAt: at,
    codeHash: 'x',
    sentAt: at,
  })
  await db.insert(tables.directDebitDebtors).values({ key, blockedAt: at, blockedFor: 'operator' })
  const refund = { id: crypto.randomUUID(), directDebitId: id, minor: 4799, description: 'Herroeping' }
  await db.insert(tables.directDebitRefunds).values({ ...refund, createdAt: at, settledAt: at })
  const fileId = crypto.randomUUID()
  await db.insert(tables.directDebitFiles).values({
    ...{ id: fileId, siteId, number, kind: 'refunds', messageId: paymentId },
    creditor: '{}',
    createdAt: at,
  })
  await db.insert(tables.directDebitRefusedParts).values({ fileId, number: 0, refusedAt: at, refusedBy: 'x' })
  await db.insert(tables.directDebitNumbers).values({ siteId, lastMandate: number }).onConflictDoNothing()
}
