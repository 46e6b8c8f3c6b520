import { describe, expect, test } from 'bun:test'
import { demoLogins } from '../../../db/demo/logins.ts'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { callerOf } from '../../core/procedures.ts'
import { testWorld } from '../../testing/world.ts'
import { loginRouter } from './router.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)
const callerFor = callerOf(loginRouter)
const visitor = async (traits: Parameters<typeof world.visitor>[0] = {}) => callerFor(await world.visitor(traits))

describe('log-in over the wire', () => {
  test('is unauthorized with one code for every wrong pair', async () => {
    const { logIn } = await visitor()
    await expect(logIn({ email: 'no@example.org', password: 'x' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'login_failed',
    })
  })
})

describe('the demo', () => {
  const demo = { isDemo: true }
  const serious = { isDemo: false }

  test('offers its members and logs in as one of them with one press', async () => {
    const free = demoLogins.find(({ kind }) => kind === 'free')!
    const { id } = await aMember(db, { email: free.email })
    const cookies: string[] = []
    const { demoLogins: offered, logInAsDemo } = await visitor({ ...demo, setCookie: (c) => cookies.push(c) })
    expect((await offered()).map(({ kind }) => kind)).toEqual(['free', 'premium', 'unconfirmed'])
    await logInAsDemo({ kind: 'free' })
    const [, secret = ''] = /^vonk_session=([^;]*)/.exec(cookies[0]!) ?? []
    expect((await world.sessions.find(secret))?.member.id).toBe(id)
  })

  test('is over outside of it', async () => {
    const { demoLogins: offered, logInAsDemo } = await visitor(serious)
    expect(await offered()).toEqual([])
    await expect(logInAsDemo({ kind: 'free' })).rejects.toMatchObject({ message: 'login_failed' })
  })
})
