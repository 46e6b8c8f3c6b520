import type { Tx } from '../../client.ts'
import { type AuditAction, auditEntries } from '../../schema/index.ts'

export interface Audited {
  /** Null for whoever commands the server itself. */
  staffId: string | null
  action: AuditAction
  siteId?: string
  memberId?: string
  subjectId?: string
  details?: Record<string, string | number | boolean>
}

/** Tells for good what somebody of the staff does in this transaction. */
export async function insertAuditEntry(tx: Tx, { details = {}, ...entry }: Audited, now: Date): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, details, createdAt: now })
}
