import { expect, test } from 'bun:test'
import { createFairQueue, type FairQueue } from './fair-queue.ts'

const refused = { code: 'try_again_later', details: { retryAfter: 5 } }
const from = (network: string, account = network) => ({ shares: [{ key: network }, { key: account }] })

/** Jobs that end on command, and the names of those that have started. */
function aBench(queue: FairQueue) {
  const begun: string[] = []
  const held = new Map<string, () => void>()
  return {
    begun,
    hold: (name: string, turn: Parameters<FairQueue['run']>[0] = from(name)) =>
      queue.run(turn, async () => {
        begun.push(name)
        await new Promise<void>((end) => held.set(name, end))
        return name
      }),
    async end(name: string) {
      await Bun.sleep(0)
      held.get(name)?.()
      await Bun.sleep(0)
    },
  }
}

test('a stranger is served next, whatever a hundred accounts of one network have sent before', async () => {
  const { begun, hold, end } = aBench(createFairQueue({ width: 1, maxWaiting: 300 }))
  for (let n = 0; n < 100; n++) void hold(`crowd${n}`, from('crowd', `${n}`))
  void hold('stranger')
  await end('crowd0')
  expect(begun).toEqual(['crowd0', 'stranger'])
  await end('stranger')
  expect(begun.at(-1)).toBe('crowd1')
})

test('no more run at once than the queue is wide, and one that fails makes room', async () => {
  const queue = createFairQueue({ width: 2, maxWaiting: 10 })
  const { begun, hold, end } = aBench(queue)
  const failing = queue.run(from('a'), async () => {
    throw new Error('broken')
  })
  void hold('b')
  void hold('c')
  await expect(failing).rejects.toThrow('broken')
  expect(begun).toEqual(['b', 'c'])
  void hold('d')
  await end('b')
  expect(begun).toEqual(['b', 'c', 'd'])
})

test('where the queue is full, a crowd is asked to come back, and a stranger takes the place of its last', async () => {
  const queue = createFairQueue({ width: 1, maxWaiting: 3 })
  const { begun, hold, end } = aBench(queue)
  const crowd = [0, 1, 2, 3].map((n) => hold(`crowd${n}`, from('crowd', `${n}`)))
  await expect(hold('one more', from('crowd', 'x'))).rejects.toMatchObject(refused)
  expect(() => queue.requireRoom(from('crowd', 'x').shares)).toThrow('try_again_later')
  queue.requireRoom(from('stranger').shares)
  const last = crowd[3]?.catch((error: unknown) => error)
  void hold('stranger')
  expect(await last).toMatchObject(refused)
  expect(queue.waiting()).toBe(3)
  await end('crowd0')
  expect(begun).toEqual(['crowd0', 'stranger'])
})

test('who has waited too long is asked to come back', async () => {
  const { begun, hold, end } = aBench(createFairQueue({ width: 1, maxWaiting: 9, retryAfter: 7 }))
  void hold('ada')
  await expect(hold('ben', { ...from('ben'), maxWaitMs: 5 })).rejects.toMatchObject({
    code: 'try_again_later',
    details: { retryAfter: 7 },
  })
  await end('ada')
  expect(begun).toEqual(['ada'])
})

test('who hangs up leaves the queue, and what they would have sent is not begun', async () => {
  const queue = createFairQueue({ width: 1, maxWaiting: 9 })
  const { begun, hold, end } = aBench(queue)
  void hold('ada')
  const stop = new AbortController()
  const waiting = hold('ben', { ...from('ben'), signal: stop.signal })
  void hold('cleo')
  stop.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  expect(queue.waiting()).toBe(1)
  await end('ada')
  expect(begun).toEqual(['ada', 'cleo'])
  await expect(hold('dora', { ...from('dora'), signal: stop.signal })).rejects.toThrow('gone')
})
