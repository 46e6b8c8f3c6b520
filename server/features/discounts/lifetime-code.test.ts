import { expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder } from '../../../db/testing/orders.ts'
import { anotherSite } from '../../testing/site.ts'
import { testWorld } from '../../testing/world.ts'
import { offerOf } from '../packages/prices.ts'
import { issueLifetimeCode } from './lifetime-code.ts'

const database = await freshDatabase()
const { db, sql } = database
await aSite(db, { settings: { companyInfo: { deleteDiscount: 20 } } })
const world = await testWorld(database)

/** Asked for by this member, on a site that offers so much. */
async function issue(memberId: string, deleteDiscount: number | null = 20) {
  const site = await world.sites.byId('vonk')
  const companyInfo = { ...site.settings.companyInfo, deleteDiscount }
  const ctx = { now: world.now, site: { ...site, settings: { ...site.settings, companyInfo } } }
  return db.transaction((tx) => issueLifetimeCode(ctx, tx, memberId))
}
const codesOf = (memberId: string) =>
  db.query.discountCodes.findMany({ where: (one, { eq }) => eq(one.memberId, memberId) })
const aBuyer = () => aMember(db, { premiumSince: world.now() })
const priceFor = async (id: string, choice = {}) => (await offerOf(await world.as({ id }), 'p2', choice)).price.minor

test('a member has it with each purchase, for ever, without typing anything, and nobody else has it', async () => {
  const [ada, ben] = [await aBuyer(), await aBuyer()]
  const { code } = (await issue(ada.id))!
  expect(await priceFor(ada.id)).toBe(3839)
  await anOrder(db, ada.id, { discountCode: code, discountMinor: 960, totalMinor: 3839, paidAt: world.now() })
  world.pass(5 * 365 * 24 * 60 * 60_000)
  expect(await priceFor(ada.id)).toBe(3839)
  expect(await priceFor(ada.id, { code })).toBe(3839)
  await expect(priceFor(ben.id, { code })).rejects.toMatchObject({ code: 'discount_code_not_found' })
})

test('asked for again it is the same one, whatever the site offers by then', async () => {
  const { id } = await aBuyer()
  const first = await issue(id)
  expect(first).toEqual({ code: expect.stringMatching(/^FORLIFE-[A-Z2-9-]{14}$/), percentage: 20, isNew: true })
  for (const offered of [20, 50, null]) expect(await issue(id, offered)).toEqual({ ...first!, isNew: false })
  expect(await codesOf(id)).toMatchObject([{ percentage: 20, validity: 'always', expiresAt: null, status: 'active' }])
})

test('asked for by many at once there is one', async () => {
  const { id } = await aBuyer()
  const issued = await Promise.all(Array.from({ length: 10 }, () => issue(id)))
  expect(new Set(issued.map((one) => one?.code)).size).toBe(1)
  expect(issued.filter((one) => one?.isNew)).toHaveLength(1)
  expect(await codesOf(id)).toHaveLength(1)
})

test('each member has one of their own', async () => {
  const [ada, ben] = [await aBuyer(), await aBuyer()]
  const [hers, his] = [await issue(ada.id), await issue(ben.id)]
  expect(hers?.code).not.toBe(his!.code)
})

test('there is none where the site offers none, and 99 percent where it offers all', async () => {
  const { id } = await aBuyer()
  expect(await issue(id, null)).toBeNull()
  expect(await codesOf(id)).toEqual([])
  const other = await anotherSite(db, world, { companyInfo: { deleteDiscount: 100 } })
  expect((await world.sites.byId(other.id)).settings.companyInfo.deleteDiscount).toBe(99)
})

test('one that was switched off is not given anew', async () => {
  const { id } = await aBuyer()
  await issue(id)
  await sql`update discount_codes set status = 'inactive' where member_id = ${id}`
  await expect(issue(id)).rejects.toMatchObject({ code: 'discount_code_inactive' })
  expect(await priceFor(id)).toBe(4799)
})
