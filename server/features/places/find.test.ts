import { beforeAll, expect, test } from 'bun:test'
import { aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { appRouter } from '../../router.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'

const database = await freshDatabase()
let world: TestWorld

beforeAll(async () => {
  await aSite(database.db)
  world = await testWorld(database)
})

const find = async (text: string, { country = 'NL', region = null as string | null, traits = {} } = {}) =>
  appRouter.createCaller(await world.visitor(traits)).places.find({ country, region, text })

test('a visitor finds any place of the site’s countries as they type', async () => {
  expect(await find('s gravenh')).toEqual([{ name: 'Den Haag', region: 'NL-ZH' }])
  expect((await find('a')).length).toBe(8)
  expect(await find('')).toEqual([])
  await expect(find('a', { country: 'SE' })).rejects.toMatchObject({ message: 'country_unknown' })
})

test('a text that no place could have is no text', async () => {
  await expect(find('x'.repeat(61))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})
