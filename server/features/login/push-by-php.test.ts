import { beforeAll, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { startPushService } from '../../gateways/testing/push-service.ts'
import { type Ask, askingOf, client } from '../../testing/php.ts'
import { testWorld } from '../../testing/world.ts'

const database = await freshDatabase()
const { db, sql } = database
let ask: Ask

beforeAll(async () => {
  await aSite(db)
  ask = askingOf(await testWorld(database))
})

test('an old client reads the key, subscribes its browser by it, and is answered who is logged in', async () => {
  const ada = await aMember(db, { name: 'Ada' })
  const { settings } = await (await ask({ path: '/api/settings.php' })).json()
  expect(Buffer.from(settings.push_public_key, 'base64url')).toHaveLength(65)

  const push = startPushService()
  const { keys } = push.browser().subscription
  await push.close()
  const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/ada', expirationTime: null, keys }
  const answer = await ask({
    ...{ method: 'POST', path: '/api/user.php?push=1', headers: client, as: ada },
    body: { subscription },
  })
  expect([answer.status, (await answer.json()).user.profile.name]).toEqual([200, 'Ada'])
  const kept = await sql`select member_id as "memberId", endpoint from push_subscriptions`
  expect([...kept]).toEqual([{ memberId: ada.id, endpoint: subscription.endpoint }])
})

test('who logs in sends no subscription with it, and what is asked otherwise is refused', async () => {
  const ada = await aMember(db)
  const asked = (path: string, body: object) => ask({ method: 'POST', path, headers: client, as: ada, body })
  const field = async (path: string, body: object) => (await (await asked(path, body)).json()).field
  expect(await field('/api/user.php?push=2', {})).toBe('push')
  expect(await field('/api/user.php?push=1', { email: 'ada@example.org', password: 'x' })).toBe('push')
  expect(await field('/api/user.php?push=1', { subscription: { endpoint: 'x' } })).toBe('subscription.keys')
  expect(await field('/api/user.php', { subscription: {} })).toBe('subscription.endpoint')
  expect(await field('/api/user.php', { password: 'x' })).toBe('email')
  expect(await field('/api/user.php', { email: 'x' })).toBe('password')
})
