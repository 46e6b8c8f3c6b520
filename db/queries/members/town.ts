import { eq } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { profiles } from '../../schema/index.ts'
import type { Town } from './search/conditions.ts'

/** The town that a member says they live in. */
export async function findTown(db: Db, memberId: string): Promise<Town | undefined> {
  const [row] = await db
    .select({ name: profiles.city, region: profiles.region })
    .from(profiles)
    .where(eq(profiles.memberId, memberId))
  return row?.name && row.region ? { name: row.name, region: row.region } : undefined
}
