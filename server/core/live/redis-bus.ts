import { RedisClient } from 'bun'
import { type Bus, createExchange, type Envelope } from './bus.ts'

const channel = 'vonk:events'

/** Milliseconds between two attempts to reach a Redis that is away. */
const retryPause = 500

/** The bus of several nodes. Throws a `RedisError` when nobody answers at the address. */
export async function createRedisBus(url: string): Promise<Bus> {
  const exchange = createExchange()
  const receiver = await keepHearing(url, {
    onMessage: (message) => {
      for (const envelope of JSON.parse(message) as Envelope[]) exchange.deliver(envelope)
    },
    onBack: exchange.deliverGap,
  })
  // It never gives up; what is sent while Redis is away is lost at once instead of piling up.
  const sender = new RedisClient(url, { maxRetries: 1_000_000_000, enableOfflineQueue: false })
  await sender.connect()
  return {
    publish: (envelopes) => {
      // A lost envelope is made up for by the listeners' catch-up; the verb has already committed.
      sender.publish(channel, JSON.stringify(envelopes)).catch(() => {})
    },
    ...exchange.listening,
    close: async () => {
      sender.close()
      receiver.close()
    },
  }
}

interface Hearing {
  onMessage(message: string): void
  onBack(): void
}

/** Subscribes, and again on a new client after every break: the client itself comes back without its subscription. */
async function keepHearing(url: string, { onMessage, onBack }: Hearing): Promise<{ close(): void }> {
  let isClosed = false
  let line = new RedisClient(url)

  async function subscribe(): Promise<{ broken: Promise<void> }> {
    line = new RedisClient(url, { autoReconnect: false })
    const broken = new Promise<void>((resolve) => {
      line.onclose = () => resolve()
    })
    await line.connect()
    await line.subscribe(channel, onMessage)
    return { broken }
  }
  async function stay(broken: Promise<void>): Promise<void> {
    await broken
    while (!isClosed) {
      await Bun.sleep(retryPause)
      const back = await subscribe().catch(() => undefined)
      if (!back) continue
      onBack()
      await back.broken
    }
  }

  const { broken } = await subscribe()
  void stay(broken)
  return {
    close: () => {
      isClosed = true
      line.close()
    },
  }
}
