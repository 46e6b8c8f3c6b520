import { afterEach, describe, expect, test } from 'bun:test'
import type { MessageKey } from '../../../../db/queries/credits/returned.ts'
import { aMember, type TestMember } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { toldTo } from '../../../testing/events.ts'
import { variantKey } from '../../photos/stored.ts'
import { compareFilesAndRows } from '../../photos/upkeep.ts'
import { report } from '../../reports/report.ts'
import { markRead } from '../changes/mark-read.ts'
import { unsend } from '../changes/unsend.ts'
import { openWith } from '../open.ts'
import { newId, photoScene } from '../testing/photo-scene.ts'

const database = await freshDatabase()
const { db, sql } = database
const { world, statusOf, storedFiles, aSentPhoto } = await photoScene(database)

afterEach(async () => expect(await findFaults(db)).toEqual([]))

describe('taken back', () => {
  test('it is gone with its files, and what it cost is back, once', async () => {
    const { ada, ben, asAda, asBen, place } = await aSentPhoto()
    const before = (await storedFiles()).length
    const tries = await Promise.all(Array.from({ length: 50 }, () => unsend(asAda, place)))
    expect(new Set(tries.map(({ balance }) => balance))).toEqual(new Set([10]))
    expect(await statusOf(ben, place)).toBe(403)
    expect(before - (await storedFiles()).length).toBe(3)
    expect((await openWith(asBen, ada.id)).messages).toMatchObject([{ body: '', content: { kind: 'unsent' } }])
  })

  test('it cannot be once it was seen', async () => {
    const { asAda, asBen, place } = await aSentPhoto()
    await markRead(asBen, place)
    await expect(unsend(asAda, place)).rejects.toMatchObject({ code: 'unsend_too_late' })
  })
})

describe('reported', () => {
  const about = ({ ada }: { ada: TestMember }, { seq }: MessageKey) => ({
    ...{ id: newId(), memberId: ada.id, seq, reason: 'sexual' as const, remarks: '' },
  })

  test('it waits for the inspection, and only the reporter sees it no longer', async () => {
    const talk = await aSentPhoto()
    const { ada, ben, asAda, asBen, place } = talk
    const [before, adas] = [await toldTo(db, ben), await toldTo(db, ada)]
    await report(asBen, about(talk, place))
    const [row] = await sql`select photo_status from messages where conversation_id = ${place.conversationId}`
    expect(row.photo_status).toBe('under_inspection')
    expect([await statusOf(ada, place), await statusOf(ben, place)]).toEqual([200, 403])
    const told = (await toldTo(db, ben)).slice(before.length)
    expect(told).toEqual([{ type: 'message_photo', ...place, status: 'under_inspection' }])
    expect(await toldTo(db, ada), 'who is reported hears nothing').toEqual(adas)
    expect((await openWith(asBen, ada.id)).messages[0]?.content).toEqual({ kind: 'photo', status: 'under_inspection' })
    expect((await openWith(asAda, ben.id)).messages[0]?.content).toMatchObject({ kind: 'photo', status: 'active' })
  })

  test('it cannot be taken back any more, and telling it again changes nothing', async () => {
    const talk = await aSentPhoto()
    await report(talk.asBen, about(talk, talk.place))
    const told = await toldTo(db, talk.ben)
    await report(talk.asBen, about(talk, talk.place))
    expect(await toldTo(db, talk.ben)).toEqual(told)
    await expect(unsend(talk.asAda, talk.place)).rejects.toMatchObject({ code: 'unsend_too_late' })
  })

  test('it is what its recipient says: nobody puts photos of others, or their own, under inspection', async () => {
    const talk = await aSentPhoto()
    for (const someone of [talk.asAda, await world.as(await aMember(db))])
      await report(someone, { ...about(talk, talk.place), memberId: talk.ben.id }).catch(() => {})
    expect(await statusOf(talk.ben, talk.place)).toBe(200)
  })
})

test('one that the inspection has removed is shown to neither, and says so', async () => {
  const { ada, ben, asAda, asBen, place } = await aSentPhoto()
  await sql`update messages set photo_status = 'removed' where conversation_id = ${place.conversationId}`
  expect([await statusOf(ada, place), await statusOf(ben, place)]).toEqual([403, 403])
  for (const [ctx, other] of [
    [asAda, ben],
    [asBen, ada],
  ] as const)
    expect((await openWith(ctx, other.id)).messages[0]?.content).toEqual({ kind: 'photo', status: 'removed' })
})

test('the nightly comparison keeps the files of messages, and removes those of a conversation that is gone', async () => {
  const kept = await aSentPhoto()
  // The books of who is erased stay.
  const gone = await aSentPhoto({ freeMessages: 1 })
  await sql`delete from wallets where member_id = ${gone.ada.id}`
  await sql`delete from members where id = ${gone.ada.id}`
  const before = (await storedFiles()).length
  // What lies there was written by the machine's clock, which is ahead of the world's.
  world.pass(2 * 365 * 24 * 60 * 60_000)
  await compareFilesAndRows(world)
  expect(before - (await storedFiles()).length).toBe(3)
  const [row] = await sql`select photo_key from messages where conversation_id = ${kept.place.conversationId}`
  expect(await world.storage.has(variantKey(row.photo_key, 'small'))).toBe(true)
})
