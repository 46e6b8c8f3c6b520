import type { Db } from '../../client.ts'
import { installation } from '../../schema/index.ts'

/** The fingerprint that the first server has left here: this one, where none has. */
export async function keepFingerprint(db: Db, secretFingerprint: string): Promise<string> {
  await db.insert(installation).values({ secretFingerprint }).onConflictDoNothing()
  const [row] = await db.select().from(installation)
  return row?.secretFingerprint ?? secretFingerprint
}

/** The next server that starts leaves its own. */
export async function deleteFingerprint(db: Db): Promise<void> {
  await db.delete(installation)
}
