import type { Database } from '../../../../db/client.ts'
import type { ReportReason } from '../../../../db/reference/report-reasons.ts'
import { aMember, aPhoto, aSite } from '../../../../db/testing/factories.ts'
import { aStaff } from '../../../../db/testing/staff.ts'
import type { Context } from '../../../core/context.ts'
import { testWorld } from '../../../testing/world.ts'
import { moderator } from './moderator.ts'

interface Reported {
  id: string
  memberId: string
  photoId?: string
  reason: ReportReason
  remarks: string
}

/** Ada, whose photos Ben, Cleo and Dirk report by this verb, and Mila and Tom, who decide about them. */
export async function aReportedProfile(
  database: Database,
  report: (by: Context, reported: Reported) => Promise<unknown>,
) {
  const { db, sql } = database
  await aSite(db)
  const world = await testWorld(database)
  const ada = await aMember(db, { name: 'Ada' })
  const ben = await aMember(db, { name: 'Ben' })
  const asBen = await world.as(ben)
  const asMila = moderator(await world.asStaff(await aStaff(db)))
  const asTom = moderator(await world.asStaff(await aStaff(db)))

  const tell = (by: Context, photoId: string | undefined, reason: ReportReason = 'impostor', remarks = '') =>
    report(by, { id: crypto.randomUUID(), memberId: ada.id, photoId, reason, remarks })
  const shownTo = async (one: typeof asMila) =>
    (await one.claim()).photos.map(({ id, reportedFor }) => [
      id,
      reportedFor.map(({ count, reason }) => `${count} ${reason}`),
    ])
  /** One of Ada’s that others see, in the hands of Mila because Ben has reported it. */
  const inHand = async (reason: ReportReason = 'impostor') => {
    const id = await aPhoto(db, ada.id)
    await tell(asBen, id, reason)
    await asMila.claim()
    return id
  }
  /** For before each test: nobody has a photo, and nobody has reported one. */
  const clear = async () => {
    await sql`delete from photo_claims`
    await sql`delete from photo_removals`
    await sql`delete from removed_pictures`
    await sql`delete from reports`
    await sql`delete from photos`
    await sql`delete from conversations`
  }
  return {
    ...{ world, ada, ben, asBen, asMila, asTom, tell, shownTo, inHand, clear },
    ...{
      asAda: await world.as(ada),
      asCleo: await world.as(await aMember(db)),
      asDirk: await world.as(await aMember(db)),
    },
  }
}
