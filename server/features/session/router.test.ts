import { describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { callerOf } from '../../core/procedures.ts'
import { testWorld } from '../../testing/world.ts'
import { sessionRouter } from './router.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const callerFor = callerOf(sessionRouter)
const visitor = async (traits: Parameters<typeof world.visitor>[0] = {}) => callerFor(await world.visitor(traits))

describe('the language', () => {
  test('is kept in the browser, and with the member for their mails', async () => {
    const cookies: string[] = []
    const member = await aMember(db)
    const ctx = await world.as(member, { setCookie: (cookie) => cookies.push(cookie) })
    await callerFor(ctx).setLocale({ locale: 'en' })
    expect(cookies).toEqual([expect.stringMatching(/^locale=en; Max-Age=31536000/)])
    const row = await db.query.members.findFirst({ where: (m, { eq }) => eq(m.id, member.id) })
    expect(row?.locale).toBe('en')
  })

  test('is one that the site offers', async () => {
    const site = await world.sites.of('localhost')
    const dutchOnly = { ...site, settings: { ...site.settings, offeredLocales: ['nl' as const] } }
    const { setLocale } = await visitor({ site: dutchOnly })
    await expect(setLocale({ locale: 'en' })).rejects.toMatchObject({ message: 'input_invalid' })
  })
})
