import { expect, test } from 'bun:test'
import { tracked } from '@trpc/server'
import { eventStream, type StreamRules, type StreamSource } from './event-stream.ts'

const patient: StreamRules = { pingEvery: 60_000, longest: 60_000, readersPatience: 40_000 }
const connected = 'event: connected\ndata: {"reconnectAfterInactivityMs":40000}\n\n'
const nobodyLeaves = new AbortController().signal

const untilEnd = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

const source = (tell: (signal: AbortSignal) => AsyncIterable<unknown>): StreamSource => ({
  open: async (signal) => tell(signal),
  errorShape: (thrown) => ({ message: (thrown as Error).message }),
})

const read = (source: StreamSource, rules = patient) => new Response(eventStream(source, rules, nobodyLeaves)).text()

test('a stream tells what can be resumed with its number, then the rest, and says when it is over', async () => {
  const told = source(async function* () {
    yield tracked('7', { at: new Date(0) })
    yield { typing: true }
  })
  const date = '{"json":{"at":"1970-01-01T00:00:00.000Z"},"meta":{"values":{"at":["Date"]},"v":1}}'
  expect(await read(told)).toBe(
    `${connected}data: ${date}\nid: 7\n\ndata: {"json":{"typing":true}}\n\nevent: return\ndata: \n\n`,
  )
})

test('a stream that fails says why', async () => {
  const failing = source(async function* () {
    yield* []
    throw new Error('away')
  })
  const failure = 'event: serialized-error\ndata: {"json":{"message":"away"}}\n\n'
  expect(await read(failing)).toBe(connected + failure)
  expect(await read({ ...failing, open: () => Promise.reject(new Error('away')) })).toBe(connected + failure)
})

test('a silent stream gives signs of life, and after its longest time ends without a goodbye, so that its reader comes again', async () => {
  const silent = source(async function* (signal) {
    yield* []
    await untilEnd(signal)
  })
  const [first, ...pings] = (await read(silent, { ...patient, pingEvery: 5, longest: 50 })).split(/(?<=\n\n)/)
  expect([first, new Set(pings)]).toEqual([connected, new Set(['event: ping\ndata: \n\n'])])
})

test('the source ends when its reader leaves, by whichever way that is noticed', async () => {
  const endings: string[] = []
  const noting = (how: string) =>
    source(async function* (signal) {
      yield 'Hoi'
      await untilEnd(signal)
      endings.push(how)
    })
  const leaving = new AbortController()
  const [broken, cancelled] = [
    eventStream(noting('broken'), patient, leaving.signal).getReader(),
    eventStream(noting('cancelled'), patient, nobodyLeaves).getReader(),
  ]
  for (const reader of [broken, cancelled]) for (let n = 0; n < 2; n++) await reader.read()
  const atTheEnd = broken.read()
  leaving.abort()
  expect((await atTheEnd).done).toBe(true)
  await cancelled.cancel()
  expect(endings).toEqual(['broken', 'cancelled'])
})
