import { beforeAll, expect, test } from 'bun:test'
import { findKeysInUse } from '../../../db/queries/photos/files.ts'
import { aBlock, aConversation, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { mailsTo } from '../../testing/mailbox.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { report } from './report.ts'
import { sendReceipt } from './send-receipt.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  await aSite(db, { id: 'other', hosts: ['other.localhost'] })
  world = await testWorld(database)
})

const aReport = (memberId: string, more: { id?: string; seq?: number; remarks?: string } = {}) => ({
  ...{ id: crypto.randomUUID(), memberId, reason: 'money' as const, remarks: '' },
  ...more,
})
const photosOf = (memberId: string) =>
  sql`select id, storage_key from photos where member_id = ${memberId} order by position`
const reportsOf = (memberId: string) => sql`select * from reports where reported_id = ${memberId} order by created_at`

test('a report is kept with its reason, its words and what there was to see', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db, { about: 'Ik heb een investering voor je' })]
  const bodies = Array.from({ length: 25 }, (_, n) => `bericht ${n + 1}`)
  await aConversation(db, { from: ben.id, to: ada.id, bodies })
  const number = await report(await world.as(ada), aReport(ben.id, { remarks: '  Wil geld  ' }))
  expect(number).toMatch(/^M-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  const [kept] = await reportsOf(ben.id)
  expect(kept).toMatchObject({ number, site_id: 'vonk', reporter_id: ada.id, reason: 'money', remarks: 'Wil geld' })
  expect(kept.evidence).toMatchObject({ name: ben.name, about: 'Ik heb een investering voor je' })
  expect(kept.evidence.messages).toHaveLength(20)
  expect(kept.evidence.messages.at(-1)).toMatchObject({ seq: 25, mine: false, body: 'bericht 25' })
})

test('a message is reported with what led to it, when the other one wrote it to the reporter', async () => {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['een', 'twee', 'drie', 'vier'] })
  await report(await world.as(ada), aReport(ben.id, { seq: 3 }))
  const [kept] = await reportsOf(ben.id)
  expect(kept.message_seq).toBe(3)
  expect(kept.evidence.messages.map(({ body }: { body: string }) => body)).toEqual(['een', 'twee', 'drie'])
  for (const [reporter, reported, seq] of [
    [ada, ben, 2],
    [ada, ben, 5],
    [cleo, ben, 3],
  ] as const) {
    const tried = report(await world.as(reporter), aReport(reported.id, { seq }))
    await expect(tried).rejects.toMatchObject({ code: 'member_not_found' })
  }
})

test('a visitor reports whom they can see, and no conversation comes with it', async () => {
  const [ada, ben, ghost] = [await aMember(db), await aMember(db), await aMember(db, { searchable: false })]
  await aConversation(db, { from: ben.id, to: ada.id })
  await report(await world.visitor(), aReport(ben.id))
  const [kept] = await reportsOf(ben.id)
  expect(kept).toMatchObject({ reporter_id: null, evidence: { messages: null } })
  for (const about of [aReport(ghost.id), aReport(ben.id, { seq: 1 })]) {
    await expect(report(await world.visitor(), about)).rejects.toMatchObject({ code: 'member_not_found' })
  }
})

test('who has blocked first can still be reported by those who know them, and by nobody else', async () => {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
  await aConversation(db, { from: ben.id, to: ada.id })
  await aBlock(db, ben.id, ada.id)
  await aBlock(db, ben.id, cleo.id)
  await report(await world.as(ada), aReport(ben.id, { seq: 1 }))
  expect((await reportsOf(ben.id))[0].evidence.messages).toHaveLength(1)
  await expect(report(await world.as(cleo), aReport(ben.id))).rejects.toMatchObject({ code: 'member_not_found' })
})

test('a reported photo stays stored with the report, also when its owner deletes it; one of somebody else is none', async () => {
  const [ada, ben, cleo] = [
    await aMember(db),
    await aMember(db, { photoCount: 2 }),
    await aMember(db, { photoCount: 1 }),
  ]
  const [bens, cleos] = [await photosOf(ben.id), await photosOf(cleo.id)]
  await sql`update photos set is_main = false, deleted_at = ${world.now()} where member_id = ${ben.id}`
  await report(await world.as(ada), { ...aReport(ben.id), photoId: bens[0].id })
  world.pass(1000)
  await report(await world.visitor(), { ...aReport(ben.id), photoId: cleos[0].id })
  expect([...(await reportsOf(ben.id))]).toMatchObject([
    { photo_id: bens[0].id, photo_key: bens[0].storage_key },
    { photo_id: null, photo_key: null },
  ])
  const ids = bens.map(({ id }: { id: string }) => id)
  const keys = bens.map(({ storage_key }: { storage_key: string }) => storage_key)
  expect([...(await findKeysInUse(db, keys, ids))]).toEqual([bens[0].storage_key])
})

test('the other one of a conversation that has ended is reported by it, and of somebody else’s nobody', async () => {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
  const conversationId = await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Stuur geld'] })
  await aBlock(db, ben.id, ada.id)
  const { memberId: _, ...words } = aReport(ben.id)
  await report(await world.as(ada), { ...words, conversationId })
  expect((await reportsOf(ben.id))[0]).toMatchObject({
    reporter_id: ada.id,
    evidence: { messages: [{ body: 'Stuur geld' }] },
  })
  for (const ctx of [await world.as(cleo), await world.visitor()]) {
    const tried = report(ctx, { ...words, id: crypto.randomUUID(), conversationId })
    await expect(tried).rejects.toMatchObject({ code: 'member_not_found' })
  }
})

test('whom one has blocked can be reported from the list of the blocked, with what the two have said', async () => {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db, { searchable: false })]
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Stuur geld'] })
  for (const { id } of [ben, cleo]) {
    await aBlock(db, ada.id, id)
    await report(await world.as(ada), aReport(id))
  }
  const [[bens], [cleos]] = [await reportsOf(ben.id), await reportsOf(cleo.id)]
  expect(bens.evidence.messages).toMatchObject([{ mine: false, body: 'Stuur geld' }])
  expect(cleos.evidence.messages).toBeNull()
})

test('nobody reports oneself, somebody of another site or nobody', async () => {
  const [ada, elsewhere] = [await aMember(db), await aMember(db, { siteId: 'other' })]
  const asAda = await world.as(ada)
  await expect(report(asAda, aReport(ada.id))).rejects.toMatchObject({ code: 'report_self' })
  for (const id of [elsewhere.id, crypto.randomUUID()])
    await expect(report(asAda, aReport(id))).rejects.toMatchObject({ code: 'member_not_found' })
})

test('what is added has an end', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const tried = report(await world.as(ada), aReport(ben.id, { remarks: 'x'.repeat(1001) }))
  await expect(tried).rejects.toMatchObject({ code: 'report_remarks_too_long', details: { field: 'remarks' } })
  await report(await world.as(ada), aReport(ben.id, { remarks: '😀'.repeat(1000) }))
})

test('sent fifty times at once by one press, it is one report with one number; its id is of no use to others', async () => {
  const [ada, ben, cleo] = [await aMember(db), await aMember(db), await aMember(db)]
  const [asAda, about] = [await world.as(ada), aReport(ben.id)]
  const numbers = await Promise.all(Array.from({ length: 50 }, () => report(asAda, about)))
  expect(new Set(numbers).size).toBe(1)
  expect(await reportsOf(ben.id)).toHaveLength(1)
  await expect(report(await world.as(cleo), about)).rejects.toMatchObject({ code: 'member_not_found' })
  await expect(report(asAda, { ...about, memberId: cleo.id })).rejects.toMatchObject({ code: 'member_not_found' })
})

test('the receipt by mail names the number, and not what was reported', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const about = aReport(ben.id, { remarks: 'Wil geld' })
  const number = await report(await world.as(ada), about)
  await sendReceipt(world, { reportId: about.id, origin: 'http://localhost' })
  const [mail] = await mailsTo(world, ada.email)
  expect(mail?.subject).toContain(number)
  expect(mail?.text).not.toContain('Wil geld')
  expect(mail?.text).toContain('http://localhost/pages/safety')
})

test('a report outlives its reporter without their name, and goes with who was reported', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  await report(await world.as(ada), aReport(ben.id))
  const erase = async (id: string) => {
    await sql`delete from wallets where member_id = ${id}`
    await sql`delete from members where id = ${id}`
  }
  await erase(ada.id)
  expect([...(await reportsOf(ben.id))]).toMatchObject([{ reporter_id: null }])
  await erase(ben.id)
  expect(await reportsOf(ben.id)).toHaveLength(0)
})

test('the verb keeps to its statements', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const [asAda, asVisitor] = [await world.as(ada), await world.visitor()]
  const cost = async (verb: () => Promise<unknown>) => (await countStatements(database, verb)).statements.length
  const about = aReport(ben.id)
  expect(await cost(() => report(asAda, about))).toBe(2)
  expect(await cost(() => report(asAda, about))).toBe(2)
  expect(await cost(() => report(asVisitor, aReport(ben.id)))).toBe(1)
})
