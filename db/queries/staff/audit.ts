import { and, eq, gte } from 'drizzle-orm'
import type { Tx } from '../../client.ts'
import { type AuditAction, auditEntries } from '../../schema/index.ts'

export interface Audited {
  /** Null for a command on the server's command line. */
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

/** Whether they have an entry of this kind about this since then. */
export async function hasAuditEntry(
  tx: Tx,
  { staffId, action, subjectId }: { staffId: string; action: AuditAction; subjectId: string },
  since: Date,
): Promise<boolean> {
  const isOfThem = and(eq(auditEntries.staffId, staffId), gte(auditEntries.createdAt, since))
  const rows = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(isOfThem, eq(auditEntries.action, action), eq(auditEntries.subjectId, subjectId)))
    .limit(1)
  return rows.length > 0
}
