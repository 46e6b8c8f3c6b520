import { beforeAll, expect, test } from 'bun:test'
import { aMember, aSite } from '../../db/testing/factories.ts'
import { freshDatabase } from '../../db/testing/index.ts'
import { aSession, endSessionsOf, expireSessionsOf } from '../../db/testing/journeys.ts'
import { appRouter } from '../router.ts'
import { appOf, askingOf } from '../testing/php.ts'
import { transports } from '../testing/transports.ts'
import { type TestWorld, testWorld } from '../testing/world.ts'
import type { Transport } from './trpc/transport.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

/** What a page that was loaded for `owner` hears with this cookie: whose name, or how its session has ended. */
async function heard(owner: string | undefined, secret: string, transport: Transport): Promise<unknown> {
  const headers = { cookie: `vonk_session=${secret}`, ...(owner && { 'x-page-owner': owner }) }
  const response = await askingOf(world, appOf(world, { transport }))({ path: '/trpc/session.me', headers })
  const { result, error } = (await response.json()) as Answer
  return error ? [response.status, error.json.data.refusal] : (result?.data.json?.name ?? 'a visitor')
}

interface Answer {
  result?: { data: { json: { name: string } | null } }
  error?: { json: { data: { refusal: unknown } } }
}

const left = (session: 'ended' | 'expired') => [
  403,
  expect.objectContaining({ code: 'authentication_required', details: { session } }),
]

test.each(transports)('what the page of a member asks is answered to that member alone, %s', async (_, transport) => {
  const [ada, ben] = [await aMember(db, { name: 'Ada' }), await aMember(db, { name: 'Ben' })]
  const [adas, bens] = [await aSession(db, ada.id), await aSession(db, ben.id)]
  expect([await heard(ada.id, adas, transport), await heard(undefined, bens, transport)]).toEqual(['Ada', 'Ben'])
  expect(await heard(ada.id, bens, transport)).toEqual(left('ended'))
  await endSessionsOf(db, ada.id)
  expect(await heard(ada.id, adas, transport)).toEqual(left('ended'))
  // Where no page says whose it is, nobody is a visitor.
  expect(await heard(undefined, adas, transport)).toBe('a visitor')
  await expireSessionsOf(db, ben.id)
  expect(await heard(ben.id, bens, transport)).toEqual(left('expired'))
})

test('nor does anybody hear the events that were meant for another’s page', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db)]
  const caller = appRouter.createCaller(await world.as(ben))
  const stream = (await caller.live.events({ memberId: ada.id, lastEventId: 0 })) as AsyncIterable<unknown>
  const listening = (async () => {
    for await (const event of stream) return event
    return undefined
  })()
  await expect(listening).rejects.toThrow('authentication_required')
})
