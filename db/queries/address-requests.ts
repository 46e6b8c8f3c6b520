import { eq, lt } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { addressRequests } from '../schema/index.ts'

export type AddressRequest = typeof addressRequests.$inferSelect

export async function insertAddressRequest(db: Db, request: typeof addressRequests.$inferInsert): Promise<void> {
  await db.insert(addressRequests).values(request)
}

/** Takes a request out, to be answered in the same transaction: nobody else gets it unless that fails. */
export async function takeAddressRequest(tx: Tx, id: string) {
  const [row] = await tx.delete(addressRequests).where(eq(addressRequests.id, id)).returning()
  return row
}

export async function deleteOldAddressRequests(db: Db, before: Date): Promise<void> {
  await db.delete(addressRequests).where(lt(addressRequests.requestedAt, before))
}
