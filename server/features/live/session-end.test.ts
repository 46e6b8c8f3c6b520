import { beforeAll, describe, expect, spyOn, test } from 'bun:test'
import { aBan, aDeletion, aMember, aSite } from '../../../db/testing/factories.ts'
import { countStatements, freshDatabase } from '../../../db/testing/index.ts'
import { aSession, endSessionsOf, expireSessionsOf } from '../../../db/testing/journeys.ts'
import { beginBackground } from '../../background.ts'
import type { Context, MemberContext } from '../../core/context.ts'
import { createLocalBus } from '../../core/live/bus.ts'
import { mostSessions } from '../../core/sessions.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { send } from '../chat/send.ts'
import { enter } from '../login/log-in.ts'
import { logOut } from '../session/log-out.ts'
import { follow } from './service.ts'
import { lookForEnded } from './watch-sessions.ts'

const database = await freshDatabase()
const { db } = database
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

/** A member with an open stream. */
async function aListener(bus = world.bus) {
  const { id } = await aMember(db)
  const ctx = await world.as({ id }, { bus })
  const stream = follow(ctx, 0, new AbortController().signal)
  const next = stream.next()
  // It may look by itself before the test does.
  next.catch(() => {})
  while (!bus.sessions().includes(ctx.me.sessionId)) await Bun.sleep(1)
  return { id, ctx, next }
}

const over = (session: 'ended' | 'expired') =>
  expect.objectContaining({ code: 'authentication_required', details: { session } })

/** A browser that comes with this session logs in as somebody. */
const logInOver = async (ctx: Context, id: string) => enter({ ...ctx, setCookie: () => {} }, { id, locale: 'nl' })

describe('a stream ends with its session, and says so:', () => {
  const endings: Record<string, (ctx: MemberContext) => Promise<unknown>> = {
    'by the log-out': (ctx) => logOut(ctx),
    'by a log-in of somebody else in the same browser': async (ctx) => logInOver(ctx, (await aMember(db)).id),
    'by one of the member themselves': (ctx) => logInOver(ctx, ctx.me.id),
    'when all sessions of the member are ended': (ctx) => ctx.sessions.endAllOf(ctx.me.id),
    'when so many others have begun that it makes room': async (ctx) => {
      const visitor = await world.visitor()
      // Of two of the same millisecond either may make room.
      await Bun.sleep(2)
      for (let n = 0; n < mostSessions; n++) await enter(visitor, { id: ctx.me.id, locale: 'nl' })
    },
  }
  for (const [how, end] of Object.entries(endings)) {
    test(how, async () => {
      const { ctx, next } = await aListener()
      await end(ctx)
      await expect(next).rejects.toEqual(over('ended'))
    })
  }

  test('while those of other sessions go on', async () => {
    const { id, ctx, next: here } = await aListener()
    const elsewhere = { ...ctx, me: { ...ctx.me, sessionId: Bun.SHA256.hash(await aSession(db, id), 'hex') } }
    const stream = follow(elsewhere, 0, new AbortController().signal)
    const next = stream.next()
    await logOut(ctx)
    await expect(here).rejects.toEqual(over('ended'))
    const ben = await aMember(db, { credits: 1 })
    await send(await world.as(ben), { memberId: id, clientId: Bun.randomUUIDv7(), body: 'Hoi' })
    expect((await next).value).toMatchObject({ seq: 1 })
    await stream.return(undefined)
  })
})

describe('where nobody says that a session has ended, the stream is made to look', () => {
  const endings: Record<string, ['ended' | 'expired', (id: string) => Promise<unknown>]> = {
    'when it was ended on a node that is not heard': ['ended', (id) => endSessionsOf(db, id)],
    'when it has expired': ['expired', (id) => expireSessionsOf(db, id)],
    'when the member is banned': ['ended', (id) => aBan(db, id, 'spam')],
    'when the member leaves': ['ended', (id) => aDeletion(db, id, new Date())],
  }
  for (const [how, [state, end]] of Object.entries(endings)) {
    test(how, async () => {
      const { id, next } = await aListener()
      await end(id)
      await lookForEnded(world)
      await expect(next).rejects.toEqual(over(state))
    })
  }

  test('by the server itself, as long as it runs', async () => {
    const later = spyOn(globalThis, 'setTimeout')
    const stop = beginBackground(world)
    const [look] = later.mock.calls.at(-1) ?? []
    later.mockRestore()
    const { id, next } = await aListener()
    await endSessionsOf(db, id)
    await (look as () => Promise<void>)()
    await expect(next).rejects.toEqual(over('ended'))
    stop()
  })

  test('with one statement for five hundred sessions, and none where nobody listens', async () => {
    const bus = createLocalBus()
    const look = async () => (await countStatements(database, () => lookForEnded({ db, bus }))).statements.length
    const leaving = new AbortController()
    expect(await look()).toBe(0)
    for (let n = 0; n < 501; n++) bus.listen({ id: `${n}`, sessionId: `${n}` }, leaving.signal)
    expect(await look()).toBe(2)
    leaving.abort()
  })
})

test('a stream whose session has ended tells no message that came after, though it has not heard of the end', async () => {
  const { id, ctx, next } = await aListener()
  await endSessionsOf(db, id)
  // The first of them gets lost, so that the stream reads what it has missed.
  const deaf = { ...world.bus, publish: () => {} }
  const ben = await aMember(db, { credits: 2 })
  const write = async (bus = world.bus) =>
    send(await world.as(ben, { bus }), { memberId: id, clientId: Bun.randomUUIDv7(), body: 'Geheim' })
  await write(deaf)
  await write()
  await expect(next).rejects.toEqual(over('ended'))
  expect(ctx.bus.sessions()).not.toContain(ctx.me.sessionId)
})
