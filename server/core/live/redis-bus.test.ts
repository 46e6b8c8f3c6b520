import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import pino from 'pino'
import { breakableLine } from '../../reliability/testing/lines/line.ts'
import type { Bus, BusMessage, ResyncRequest } from './bus.ts'
import { createRedisBus } from './redis-bus.ts'

setDefaultTimeout(30_000)

/** Redis is needed by installations with several nodes only, so not every machine has it. */
const program = Bun.which('redis-server')
const port = 20_000 + (process.pid % 10_000)
const url = `redis://127.0.0.1:${port}`

let redis: Bun.Subprocess | undefined
async function startRedis(): Promise<void> {
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const started = Bun.spawn([program ?? '', ...options], { stdout: 'pipe' })
  redis = started
  for await (const words of started.stdout.pipeThrough(new TextDecoderStream())) if (words.includes('Ready')) return
}
async function stopRedis(): Promise<void> {
  redis?.kill('SIGKILL')
  await redis?.exited
}
afterAll(stopRedis)

const silent = pino({ level: 'silent' })

const until = async (isSo: () => boolean) => {
  while (!isSo()) await Bun.sleep(10)
}

/** What a bus tells the log. */
function listeningLog() {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line).msg) })
  return { log, lines }
}

function listenTo(bus: Bus) {
  const leaving = new AbortController()
  const news = bus.listen({ id: 'ada', sessionId: '' }, leaving.signal)
  const next = async (): Promise<BusMessage | ResyncRequest | undefined> => (await news.next()).value
  return { next, leave: () => leaving.abort() }
}

const envelope = (seq: number): BusMessage => ({ memberId: 'ada', seq, event: { type: 'account' } })

test.skipIf(!program)(
  'what one node tells is heard on the other, and after an outage everybody looks again',
  async () => {
    await startRedis()
    const [here, there] = [await createRedisBus(url, silent), await createRedisBus(url, silent)]
    const { next, leave } = listenTo(there)

    here.publish([envelope(1)])
    expect(await next()).toEqual(envelope(1))

    await stopRedis()
    here.publish([envelope(2)])
    await startRedis()
    expect(await next()).toEqual({ gap: true })

    const heard = next()
    const telling = setInterval(() => here.publish([envelope(3)]), 50)
    expect(await heard).toEqual(envelope(3))
    clearInterval(telling)
    leave()
    await Promise.all([here.close(), there.close()])
    await stopRedis()
  },
)

test.skipIf(!program)('a connection on which nothing arrives any more is replaced, and said so once', async () => {
  await startRedis()
  const line = breakableLine(port)
  const { log, lines } = listeningLog()
  const [here, there] = [
    await createRedisBus(url, silent),
    await createRedisBus(line.url.replace('http', 'redis'), log),
  ]
  const { next, leave } = listenTo(there)
  line.freeze()
  line.thaw()
  await until(() => !there.isConnected())
  there.publish([envelope(1)])
  expect(await next()).toEqual(envelope(1))
  await until(() => there.isConnected())
  expect(await next()).toEqual({ gap: true })
  here.publish([envelope(2)])
  expect(await next()).toEqual(envelope(2))
  expect(lines).toEqual([expect.stringContaining('Redis is away'), 'Redis is back'])
  leave()
  await Promise.all([here.close(), there.close()])
  line.close()
  await stopRedis()
})

test.skipIf(!program)(
  'a bus begins while Redis is away, serves its own listeners, and finds Redis by itself',
  async () => {
    const { log, lines } = listeningLog()
    const bus = await createRedisBus(url, log)
    expect(bus.isConnected()).toBe(false)
    const { next, leave } = listenTo(bus)
    bus.publish([envelope(1)])
    expect(await next()).toEqual(envelope(1))
    await startRedis()
    expect(await next()).toEqual({ gap: true })
    expect(bus.isConnected()).toBe(true)
    expect(lines).toEqual([expect.stringContaining('Redis is away'), 'Redis is back'])
    leave()
    await bus.close()
  },
)
