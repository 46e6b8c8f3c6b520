import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { placeEvidence, type placeEvidenceKinds } from '../../schema/index.ts'

export interface PlaceEvidence {
  kind: (typeof placeEvidenceKinds)[number]
  /** ISO 3166-1, any there is. */
  country: string
}

/** Keeps where the network, the bank or the card of an order is. The first word of each kind stays; no country is none. */
export async function insertPlaceEvidence(
  tx: Tx,
  orderId: string,
  evidence: { kind: PlaceEvidence['kind']; country: string | null },
  createdAt: Date,
): Promise<void> {
  const { kind, country } = evidence
  if (!country) return
  await tx.insert(placeEvidence).values({ orderId, kind, country, createdAt }).onConflictDoNothing()
}

export async function listPlaceEvidence(db: Db, orderId: string): Promise<PlaceEvidence[]> {
  return db
    .select({ kind: placeEvidence.kind, country: placeEvidence.country })
    .from(placeEvidence)
    .where(eq(placeEvidence.orderId, orderId))
}
