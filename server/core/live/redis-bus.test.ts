import { afterAll, expect, test } from 'bun:test'
import type { Envelope, Gap } from './bus.ts'
import { createRedisBus } from './redis-bus.ts'

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

const envelope = (seq: number): Envelope => ({ memberId: 'ada', seq, event: { type: 'account' } })

test.skipIf(!program)(
  'what one node tells is heard on the other, and after an outage everybody looks again',
  async () => {
    await startRedis()
    const [here, there] = [await createRedisBus(url), await createRedisBus(url)]
    const leaving = new AbortController()
    const news = there.listen({ id: 'ada', sessionId: '' }, leaving.signal)[Symbol.asyncIterator]()
    const next = async (): Promise<Envelope | Gap | undefined> => (await news.next()).value

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
    leaving.abort()
    await Promise.all([here.close(), there.close()])
  },
)
