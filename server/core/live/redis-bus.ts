import { RedisClient } from 'bun'
import type { Log } from '../operations/log.ts'
import { type Bus, type BusMessage, createExchange } from './bus.ts'

const channel = 'vonk:events'

/** Milliseconds between two attempts to reach a Redis that is away. */
const retryPauseMs = 500

/** A message to oneself this often, in milliseconds. */
const beatMs = 1_000

/** Milliseconds without a message from oneself, or until the first one, after which a connection is given up. */
const maxQuietMs = 3_000

/**
 * The bus of several nodes. While Redis is away, envelopes reach this node's own listeners only, and
 * features/live/catch-up.ts finds what the others did. Resolves when Redis is heard, or has not been at the first try.
 */
export async function createRedisBus(url: string, log: Log): Promise<Bus> {
  const exchange = createExchange()
  const reportChange = reportAbsence(log)
  const firstTry = Promise.withResolvers<void>()
  let isClosed = false
  let connection: RedisConnection | undefined

  const onMessage = (message: string) => {
    for (const envelope of JSON.parse(message) as BusMessage[]) exchange.deliver(envelope)
  }
  async function stayConnected(): Promise<void> {
    while (!isClosed) {
      const opened = await connect(url, onMessage).catch((error: Error) => error)
      if (isClosed) return opened instanceof Error ? undefined : opened.close()
      reportChange(opened instanceof Error ? opened : undefined)
      firstTry.resolve()
      if (!(opened instanceof Error)) {
        connection = opened
        exchange.deliverGap()
        const error = await opened.lost
        connection = undefined
        if (!isClosed) reportChange(error)
      }
      await Bun.sleep(retryPauseMs)
    }
  }
  void stayConnected()
  await firstTry.promise
  return {
    publish: (envelopes) => {
      if (connection) return connection.publish(JSON.stringify(envelopes))
      for (const envelope of envelopes) exchange.deliver(envelope)
    },
    ...exchange.listening,
    isConnected: () => connection !== undefined,
    close: async () => {
      isClosed = true
      connection?.close()
    },
  }
}

interface RedisConnection {
  publish(message: string): void
  /** Resolves when it has broken, is silent, or was closed. */
  lost: Promise<Error>
  close(): void
}

/** Resolves when a message to oneself has arrived; rejects when none does. Nobody but oneself notices a connection that is silent. */
async function connect(url: string, onMessage: (message: string) => void): Promise<RedisConnection> {
  // The client would connect again, but neither subscribe again nor notice silence.
  const options = { autoReconnect: false, enableOfflineQueue: false, connectionTimeout: maxQuietMs }
  const [sender, receiver] = [new RedisClient(url, options), new RedisClient(url, options)]
  const [lost, heard] = [Promise.withResolvers<Error>(), Promise.withResolvers<void>()]
  const ownChannel = `vonk:node:${crypto.randomUUID()}`
  let heardAt = performance.now()

  const close = (reason: Error) => {
    clearInterval(beating)
    lost.resolve(reason)
    heard.reject(reason)
    sender.close()
    receiver.close()
  }
  const publish = (to: string, message: string) => {
    // A lost envelope is made up for by the listeners' catch-up; the verb has already committed.
    sender.publish(to, message).catch(() => {})
  }
  const beating = setInterval(() => {
    if (performance.now() - heardAt > maxQuietMs) close(new Error(`nothing was heard for ${maxQuietMs / 1_000} s`))
    else publish(ownChannel, '')
  }, beatMs)
  for (const client of [sender, receiver]) client.onclose = (error) => close(error)

  heard.promise.catch(() => {})
  try {
    await Promise.all([sender.connect(), receiver.connect()])
    await receiver.subscribe(channel, onMessage)
    await receiver.subscribe(ownChannel, () => {
      heardAt = performance.now()
      heard.resolve()
    })
    publish(ownChannel, '')
    await heard.promise
  } catch (error) {
    close(error as Error)
    throw await lost.promise
  }
  return {
    publish: (message) => publish(channel, message),
    lost: lost.promise,
    close: () => close(new Error('closed')),
  }
}

/** Tells once that Redis is away, with the reason, and once that it is back. */
function reportAbsence(log: Log) {
  let awaySince: number | undefined
  return (error: Error | undefined): void => {
    const now = performance.now()
    if (error && awaySince === undefined) {
      log.warn({ error }, redisAway)
      awaySince = now
    } else if (!error && awaySince !== undefined) {
      log.warn({ seconds: Math.round((now - awaySince) / 1_000) }, 'Redis is back')
      awaySince = undefined
    }
  }
}

export const redisAway = 'Redis is away (REDIS_URL): what happens on other servers is seen here up to 3 s later'
