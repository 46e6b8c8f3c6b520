import { and, desc, eq, lt, ne, notInArray } from 'drizzle-orm'
import type { Tx } from '../client.ts'
import { daysToObject } from '../reference/staff/removal-reasons.ts'
import { members, photoRemovals, photoReports, photos, profiles, reports, staff } from '../schema/index.ts'
import { demoLogins, demoStaff } from './logins.ts'

const [minute, hour, day] = [60_000, 60 * 60_000, 24 * 60 * 60_000]

/** The one who can be logged in as, and a colleague who has removed something. */
const [mila, tom] = [demoStaff, { role: 'moderator', email: 'tom@demo.example', name: 'Tom' }] as const

/** Gives the demo those who inspect photos, and an objection and a reported photo to decide about; nothing where they are there. */
export async function putDemoStaff(tx: Tx, hash: () => Promise<string>, now: Date): Promise<void> {
  const known = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, mila.email))
  if (known.length > 0) return
  const passwordHash = await hash()
  const createdAt = new Date(now.getTime() - 90 * day)
  const rows = await tx
    .insert(staff)
    .values(
      [mila, tom].map((one) => ({
        ...{ ...one, id: crypto.randomUUID(), emailNormalized: one.email },
        ...{ passwordHash, createdAt },
      })),
    )
    .returning()
  await putObjection(tx, rows[1]!.id, now)
  await putReports(tx, now)
}

async function putObjection(tx: Tx, staffId: string, now: Date): Promise<void> {
  const [photo] = await tx
    .select({ id: photos.id, memberId: photos.memberId })
    .from(photos)
    .where(and(eq(photos.status, 'under_inspection'), eq(photos.isMain, false)))
    .orderBy(photos.createdAt, photos.id)
    .limit(1)
  if (!photo) return
  await tx.update(photos).set({ status: 'removed' }).where(eq(photos.id, photo.id))
  const createdAt = new Date(now.getTime() - 20 * hour)
  await tx.insert(photoRemovals).values({
    ...{ id: crypto.randomUUID(), memberId: photo.memberId, photoId: photo.id, staffId },
    ...{ reason: 'nobody', remark: '', createdAt, toldAt: createdAt },
    objectableUntil: new Date(createdAt.getTime() + daysToObject.nobody * day),
    objection: 'Dit is mijn hobby. Op mijn hoofdfoto zie je me al, dus waarom mag deze er niet bij?',
    objectedAt: new Date(now.getTime() - 2 * hour),
  })
}

/** A main photo of somebody who came lately, which three others have reported. */
async function putReports(tx: Tx, now: Date): Promise<void> {
  const isNoLogin = notInArray(
    members.email,
    demoLogins.map(({ email }) => email),
  )
  const [photo] = await tx
    .select({
      ...{ id: photos.id, memberId: photos.memberId, storageKey: photos.storageKey },
      ...{ siteId: members.siteId, name: profiles.name, about: profiles.about },
    })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .innerJoin(profiles, eq(profiles.memberId, photos.memberId))
    .where(and(photos.isMain, isNoLogin, lt(photos.createdAt, new Date(now.getTime() - day))))
    .orderBy(desc(photos.createdAt), photos.id)
    .limit(1)
  if (!photo) return
  const { id: photoId, memberId: reportedId, storageKey: photoKey, siteId, name, about } = photo
  const reporters = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.siteId, siteId), ne(members.id, reportedId), isNoLogin))
    .orderBy(members.createdAt, members.id)
    .limit(3)
  for (const [n, { id: reporterId }] of reporters.entries()) {
    const id = crypto.randomUUID()
    await tx.insert(reports).values({
      ...{ id, number: `M-DEM2-222${n + 2}`, siteId, reporterId, reportedId, photoId, photoKey, remarks: '' },
      ...{ reason: n < 2 ? 'impostor' : 'other', evidence: { name, about, messages: null } },
      createdAt: new Date(now.getTime() - (30 - n) * minute),
    })
    await tx.insert(photoReports).values({ reportId: id, photoId, reporterId, isByVisitor: false })
  }
}
