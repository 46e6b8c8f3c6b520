import { afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aBan, aMember, aSite, type TestMember } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import type { MemberContext } from '../../core/context.ts'
import { createLimits } from '../../core/limits.ts'
import { type Bus, createExchange } from '../../core/live/bus.ts'
import { eventsAfter } from '../../testing/events.ts'
import { type TestWorld, testWorld } from '../../testing/world.ts'
import { block, unblock } from '../blocks/service.ts'
import { markDelivered } from '../chat/changes/mark-delivered.ts'
import { markRead } from '../chat/changes/mark-read.ts'
import { deleteConversation } from '../chat/delete.ts'
import { send } from '../chat/send.ts'
import { typing } from '../chat/typing.ts'
import { like, markSeen, unlike } from '../likes/service.ts'
import { changeAndTell } from './change-and-tell.ts'
import { follow, readMissed, type Streamed } from './service.ts'
import { forgetOldEvents } from './upkeep.ts'

setDefaultTimeout(30_000)
const database = await freshDatabase()
const { db } = database
const day = 24 * 60 * 60_000
let world: TestWorld

beforeAll(async () => {
  await aSite(db)
  world = await testWorld(database)
})

afterEach(() => {
  expect(world.bus.stats().listeners).toBe(0)
})

async function write(from: TestMember, to: TestMember, bus: Bus = world.bus) {
  const { message } = await send(await world.as(from, { bus }), {
    ...{ memberId: to.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' },
  })
  return message
}

const headOf = async ({ id }: TestMember) => (await eventsAfter(db, id, 0)).at(-1)?.seq ?? 0

/** Follows a member's stream in the background until `isLast`; the promise gives all that came. */
async function listenTo(member: TestMember, after: number, isLast: (streamed: Streamed) => boolean) {
  const ended = new AbortController()
  const stream = follow(await world.as(member), after, ended.signal)
  const heard: Streamed[] = []
  return (async () => {
    for await (const streamed of stream) {
      heard.push(streamed)
      if (isLast(streamed)) break
    }
    ended.abort()
    return heard
  })()
}

const isNumber = (seq: number) => (streamed: Streamed) => streamed.seq === seq
const upTo = (n: number, from = 1) => Array.from({ length: n - from + 1 }, (_, i) => i + from)

/** A bus that loses two of three envelopes. */
function lossyBus(): Bus {
  let count = 0
  return { ...world.bus, publish: (envelopes) => world.bus.publish(envelopes.filter(() => count++ % 3 === 0)) }
}

describe('a stream', () => {
  test('tells everything once and in order, though most envelopes get lost', async () => {
    const ada = await aMember(db)
    const others = await Promise.all(upTo(6).map(() => aMember(db, { credits: 20 })))
    const heard = listenTo(ada, 0, isNumber(61))
    const bus = lossyBus()
    await Promise.all(
      others.map(async (other) => {
        for (let n = 0; n < 10; n++) await write(other, ada, bus)
      }),
    )
    await write(others[0] as TestMember, ada)
    const told = (await heard).map(({ seq, event }) => ({ seq, event }))
    expect(told).toEqual(await eventsAfter(db, ada.id, 0))
  })

  test('goes on behind any number', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db, { credits: 20 })]
    for (let n = 0; n < 5; n++) await write(ben, ada)
    const heard = listenTo(ada, 3, isNumber(7))
    for (let n = 0; n < 2; n++) await write(ben, ada)
    expect((await heard).map(({ seq }) => seq)).toEqual([4, 5, 6, 7])
  })

  test('catches up with more than is read at once', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db, { credits: 500 })]
    await Promise.all(upTo(250).map(() => write(ben, ada)))
    expect((await listenTo(ada, 0, isNumber(250))).map(({ seq }) => seq)).toEqual(upTo(250))
  })

  test('that looks at the very moment of an event needs no fresh start', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db, { credits: 20 })]
    const asAda = await world.as(ada)
    const client = new Proxy(db.$client, {
      get: (target, name) => {
        if (name !== 'unsafe') return Reflect.get(target, name)
        // One comes before what is asked about the last number, and one after it.
        return async (...statement: Parameters<typeof target.unsafe>) => {
          await write(ben, ada)
          const rows = await target.unsafe(...statement)
          await write(ben, ada)
          return rows
        }
      },
    })
    const ctx = {
      ...asAda,
      db: new Proxy(db, { get: (target, name) => (name === '$client' ? client : Reflect.get(target, name)) }),
    }
    for (const seqs of [
      [1, 2],
      [3, 4],
      [5, 6],
    ]) {
      const { arrivals } = await readMissed(ctx, seqs[0]! - 1)
      expect(arrivals.map(({ seq, event }) => [seq, event.type])).toEqual(seqs.map((seq) => [seq, 'message']))
    }
  })

  test('goes on over a change of the account, and ends with the one that bans the member', async () => {
    const { id } = await aMember(db)
    const ada = await world.as({ id })
    const changed = () =>
      changeAndTell(ada, async () => ({ result: undefined, events: [{ memberId: id, event: { type: 'account' } }] }))
    const stream = follow(ada, 0, new AbortController().signal)
    await changed()
    await changed()
    // That the second comes shows that the first was no reason to end.
    for (const seq of [1, 2]) expect((await stream.next()).value?.seq).toBe(seq)
    await aBan(db, id, 'spam')
    await changed()
    await expect(stream.next()).rejects.toMatchObject({
      code: 'authentication_required',
      details: { session: 'ended' },
    })
  })

  test('shows who types, without a number', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db, { credits: 1 })]
    await write(ben, ada)
    const heard = listenTo(ada, 1, ({ event }) => event.type === 'typing')
    // Who is not listening yet hears nothing of it, and never will.
    while (world.bus.stats().listeners === 0) await Bun.sleep(1)
    await typing(await world.as(ben), ada.id)
    expect(await heard).toMatchObject([{ event: { type: 'typing', memberId: ben.id } }])
  })
})

test('of more than twenty streams of a member on one node the oldest ends, and the newest hear everything', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db, { credits: 2 })]
  const asAda = await world.as(ada)
  const leaving = new AbortController()
  await write(ben, ada)
  const open = async (count: number) => {
    const opened = upTo(count).map(() => follow(asAda, 0, leaving.signal))
    // Every stream yields the earlier event first.
    for (const { value } of await Promise.all(opened.map((stream) => stream.next()))) expect(value?.seq).toBe(1)
    return opened
  }
  const streams = [...(await open(20)), ...(await open(5))]
  const heard = streams.map((stream) => stream.next())
  await write(ben, ada)
  const ended = (await Promise.all(heard)).map(({ done }) => done)
  expect(ended).toEqual(upTo(25).map((n) => n <= 5))
  leaving.abort()
  await Promise.all(streams.map((stream) => stream.return(undefined)))
})

test('a stream looks for itself after a break of the bus, though nothing new comes', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db, { credits: 2 })]
  const exchange = createExchange()
  const deaf: Bus = { ...world.bus, publish: () => {}, ...exchange.listening }
  await write(ben, ada, deaf)
  const stream = follow(await world.as(ada, { bus: deaf }), 0, new AbortController().signal)
  expect((await stream.next()).value).toMatchObject({ seq: 1 })

  const second = stream.next()
  await write(ben, ada, deaf)
  exchange.deliverGap()
  expect((await second).value).toMatchObject({ seq: 2 })
  await stream.return(undefined)
})

test('who does again what was done but not told makes every screen look that was to be told', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db, { credits: 2 })]
  const { conversationId } = await write(ben, ada)
  const seenBefore = { ada: await headOf(ada), ben: await headOf(ben) }
  const draft = { memberId: ada.id, clientId: Bun.randomUUIDv7(), body: 'Hoi' }
  const mute = { ...world.bus, publish: () => {} }
  const done: [string, TestMember, (ctx: MemberContext) => Promise<unknown>, { ada?: string; ben?: string }][] = [
    ['send', ben, (ctx) => send(ctx, draft), { ada: 'message', ben: 'message' }],
    ['deliver', ada, (ctx) => markDelivered(ctx, [{ conversationId, seq: 2 }]), { ben: 'delivered_to_other' }],
    ['read', ada, (ctx) => markRead(ctx, { conversationId, seq: 2 }), { ada: 'read', ben: 'read_by_other' }],
    ['delete', ben, (ctx) => deleteConversation(ctx, conversationId), { ben: 'conversation_deleted' }],
    ['like', ben, (ctx) => like(ctx, ada.id), { ada: 'like_received', ben: 'like_given' }],
    ['see', ada, (ctx) => markSeen(ctx, ben.id), { ada: 'like_seen' }],
    ['unlike', ben, (ctx) => unlike(ctx, ada.id), { ada: 'like_withdrawn', ben: 'like_taken_back' }],
    ['block', ben, (ctx) => block(ctx, ada.id), { ada: 'member_gone', ben: 'member_gone' }],
    ['unblock', ben, (ctx) => unblock(ctx, ada.id), { ada: 'reset', ben: 'reset' }],
  ]
  const streams = {
    ada: follow(await world.as(ada), seenBefore.ada, new AbortController().signal),
    ben: follow(await world.as(ben), seenBefore.ben, new AbortController().signal),
  }
  const heardLast: Record<string, string> = {}
  for (const [name, who, verb, told] of done) {
    const heard = Object.keys(told).map(async (hearer) => {
      const stream = streams[hearer as keyof typeof streams]
      // Whoever pays is told of the wallet as well, and whoever blocks is told each time.
      for await (const { event } of { [Symbol.asyncIterator]: () => ({ next: () => stream.next() }) }) {
        if (event.type === 'wallet' || event.type === heardLast[hearer]) continue
        heardLast[hearer] = event.type
        return [hearer, event.type]
      }
      return [hearer, 'nothing']
    })
    await verb(await world.as(who, { bus: mute }))
    await verb(await world.as(who))
    expect([name, Object.fromEntries(await Promise.all(heard))]).toEqual([name, told])
  }
  await Promise.all([streams.ada.return(undefined), streams.ben.return(undefined)])
})

describe('nobody listens any more', () => {
  test('when the reader of a stream has gone', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db, { credits: 1 })]
    await write(ben, ada)
    const stream = follow(await world.as(ada), 0, new AbortController().signal)
    expect((await stream.next()).value).toMatchObject({ seq: 1 })
    await stream.return(undefined)
  })

  test('when what was missed cannot be read', async () => {
    const away = await freshDatabase()
    await away.close()
    const stream = follow(await world.as(await aMember(db), { db: away.db }), 0, new AbortController().signal)
    await expect(stream.next()).rejects.toThrow()
  })
})

describe('a screen starts afresh', () => {
  test('when events it has not seen are no longer kept, and goes on from there', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db, { credits: 20 })]
    for (let n = 0; n < 3; n++) await write(ben, ada)
    world.pass(8 * day)
    await write(ben, ada)
    await forgetOldEvents(world)
    const stream = follow(await world.as(ada), 1, new AbortController().signal)
    expect((await stream.next()).value).toMatchObject({ seq: 4, event: { type: 'reset' } })
    await write(ben, ada)
    expect((await stream.next()).value).toMatchObject({ seq: 5, event: { type: 'message' } })
    await stream.return(undefined)
    expect(await readMissed(await world.as(ada), 3)).toMatchObject({
      arrivals: [{ seq: 4 }, { seq: 5 }],
      isComplete: true,
    })
  })

  test('when nothing at all is kept', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db, { credits: 20 })]
    await write(ben, ada)
    world.pass(8 * day)
    await forgetOldEvents(world)
    expect(await await listenTo(ada, 0, isNumber(1))).toEqual([{ seq: 1, event: { type: 'reset' } }])
    expect(await readMissed(await world.as(ada), 1)).toEqual({ arrivals: [], isComplete: true })
  })

  test('when the server knows fewer events than the screen, as after a backup was put back', async () => {
    const [ada, ben] = [await aMember(db), await aMember(db, { credits: 20 })]
    await write(ben, ada)
    const stream = follow(await world.as(ada), 40, new AbortController().signal)
    expect((await stream.next()).value).toMatchObject({ seq: 1, event: { type: 'reset' } })
    await write(ben, ada)
    expect((await stream.next()).value).toMatchObject({ seq: 2, event: { type: 'message' } })
    await stream.return(undefined)
  })
})

test('events are kept for seven days', async () => {
  const [ada, ben] = [await aMember(db), await aMember(db, { credits: 20 })]
  await write(ben, ada)
  world.pass(7 * day - 1)
  await forgetOldEvents(world)
  expect(await eventsAfter(db, ada.id, 0)).toHaveLength(1)
  world.pass(2)
  await forgetOldEvents(world)
  expect(await eventsAfter(db, ada.id, 0)).toEqual([])
})

describe('streams that are opened without end', () => {
  const eventsOf = async (n: number) => {
    const member = await aMember(db)
    await changeAndTell(world, async () => ({
      result: undefined,
      events: Array.from({ length: n }, () => ({ memberId: member.id, event: { type: 'account' as const } })),
    }))
    return member
  }

  test('who has missed some hundred events fetches everything afresh', async () => {
    const [many, some] = [await eventsOf(301), await eventsOf(300)]
    expect(await listenTo(many, 0, () => true)).toEqual([{ seq: 301, event: { type: 'reset' } }])
    expect(await listenTo(some, 0, isNumber(300))).toHaveLength(300)
  })

  test('only those that stay are told what they missed, and one that is opened too often starts afresh', async () => {
    const member = await eventsOf(100)
    const told = async (limits = createLimits(1)) => {
      const opened = Array.from({ length: 60 }, () => new AbortController())
      const ctx = await world.as(member, { limits })
      const heard = await Promise.all(
        opened.map(async ({ signal }, n) => {
          let count = 0
          for await (const { seq } of follow(ctx, 0, signal)) {
            count++
            if (seq === 100) opened[n]!.abort()
          }
          return count
        }),
      )
      return heard
    }
    const heard = await told()
    expect(heard.slice(0, 40)).toEqual(Array(40).fill(0))
    const limits = createLimits(1)
    const ctx = await world.as(member, { limits })
    for (let n = 0; n < 30; n++) for await (const _ of follow(ctx, 99, AbortSignal.timeout(30_000))) break
    for await (const { event } of follow(ctx, 99, AbortSignal.timeout(30_000))) {
      expect(event).toEqual({ type: 'reset' })
      break
    }
  })

  test('a member whose streams have missed a thousand events in a minute starts the rest of them afresh', async () => {
    const [ada, ben] = [await eventsOf(300), await eventsOf(300)]
    const limits = createLimits(1)
    const told = async (member: TestMember) => {
      let count = 0
      for await (const { event } of follow(await world.as(member, { limits }), 0, AbortSignal.timeout(30_000))) {
        if (event.type === 'reset') return 'reset'
        if (++count === 300) return 'all'
      }
    }
    const heard: unknown[] = []
    while (heard.length < 5) heard.push(await told(ada))
    expect(heard).toEqual(['all', 'all', 'all', 'reset', 'reset'])
    expect(await told(ben)).toBe('all')
  })

  test('what many of them missed is told in several turns of the event loop', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => eventsOf(150)))
    const haveRead = Promise.withResolvers<void>()
    let reading = members.length
    const limits = {
      ...createLimits(1),
      takeMany: async () => {
        if (--reading === 0) haveRead.resolve()
        await haveRead.promise
      },
    }
    let [inTurn, mostInTurn, isOver] = [0, 0, false]
    const watch = () => {
      mostInTurn = Math.max(mostInTurn, inTurn)
      inTurn = 0
      if (!isOver) setImmediate(watch)
    }
    watch()
    await Promise.all(
      members.map(async (member) => {
        for await (const { seq } of follow(await world.as(member, { limits }), 0, AbortSignal.timeout(30_000))) {
          inTurn++
          if (seq === 150) return
        }
      }),
    )
    isOver = true
    expect(Math.max(mostInTurn, inTurn)).toBeLessThanOrEqual(300)
  })
})
