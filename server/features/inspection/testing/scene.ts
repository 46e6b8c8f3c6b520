import type { Db } from '../../../../db/client.ts'
import { aPhoto } from '../../../../db/testing/factories.ts'

/** Photos of a member that wait for the inspection, the oldest first. */
export async function somePhotos(db: Db, memberId: string, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const createdAt = new Date(Date.parse('2026-05-01T00:00:00Z') + n * 60_000)
    ids.push(await aPhoto(db, memberId, { position: 100 + n, status: 'under_inspection', createdAt }))
  }
  return ids
}
