import { and, asc, gt, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../client.ts'
import { messages, photos, reports } from '../../schema/index.ts'

/** Photos whose deletion can be undone no longer, the oldest first. */
export async function listPhotosDeletedBefore(db: Db, before: Date, limit: number) {
  return db
    .select({ id: photos.id, storageKey: photos.storageKey })
    .from(photos)
    .where(and(sql`${photos.deletedAt} is not null`, lt(photos.deletedAt, before)))
    .orderBy(asc(photos.deletedAt))
    .limit(limit)
}

/** Deletes the rows of photos that were deleted before `before`. */
export async function deletePhotoRows(db: Db, ids: string[], before: Date): Promise<void> {
  await db.delete(photos).where(and(inArray(photos.id, ids), lt(photos.deletedAt, before)))
}

/** Which of these keys of the storage are in use: by messages, by reports, and by other photos of members than these. */
export async function findKeysInUse(db: Db, storageKeys: string[], otherThan: string[] = []): Promise<Set<string>> {
  const isOther = otherThan.length > 0 ? notInArray(photos.id, otherThan) : undefined
  const rows = await db
    .select({ key: photos.storageKey })
    .from(photos)
    .where(and(inArray(photos.storageKey, storageKeys), isOther))
    .union(db.select({ key: messageKey }).from(messages).where(inArray(messageKey, storageKeys)))
    .union(db.select({ key: reportKey }).from(reports).where(inArray(reportKey, storageKeys)))
  return new Set(rows.map(({ key }) => key))
}

/** A page of all keys in use, behind this one, in an order of their own. */
export async function listStorageKeys(db: Db, after: string, limit: number): Promise<string[]> {
  const ofMembers = db.select({ key: photos.storageKey }).from(photos).where(gt(photos.storageKey, after))
  const ofMessages = db.select({ key: messageKey }).from(messages).where(gt(messageKey, after))
  const rows = await ofMembers
    .orderBy(asc(photos.storageKey))
    .limit(limit)
    .union(ofMessages.orderBy(asc(messageKey)).limit(limit))
    .orderBy(sql`1`)
    .limit(limit)
  return rows.map(({ key }) => key)
}

const messageKey = sql<string>`${messages.photoKey}`
const reportKey = sql<string>`${reports.photoKey}`
