import { expect, test } from 'bun:test'
import { TRPCClientError } from '@trpc/client'
import { maxRetries } from '../../../lib/retry.ts'
import type { Outbox, Outgoing } from './outbox.ts'
import { createSender } from './sender.ts'

const lineIsLost = new TypeError('Failed to fetch')
const refusal = (code: string, httpStatus: number) =>
  TRPCClientError.from({
    error: { code: -32000, message: code, data: { code, httpStatus, refusal: { code, details: {} } } },
  })

/** A server that answers each try with the next of `answers` (then yes), and a sender in front of it. */
function sending(answers: (Error | undefined)[] = [], { kept = [] as Outbox, online = true } = {}) {
  const server = {
    tried: [] as string[],
    sent: [] as string[],
    returned: [] as string[],
    loggedOut: 0,
    online,
    kept: new Map(kept.map((message) => [message.clientId, message])),
  }
  const sender = createSender({
    send: async ({ clientId }: Outgoing) => {
      server.tried.push(clientId)
      await Promise.resolve()
      const answer = answers.shift()
      if (answer) throw answer
    },
    delay: () => 0,
    hasLine: () => server.online,
    restore: () => [...server.kept.values()],
    keep: (outbox, gone) => {
      for (const message of outbox) server.kept.set(message.clientId, message)
      for (const clientId of gone) server.kept.delete(clientId)
    },
    onSent: ({ clientId }) => void server.sent.push(clientId),
    saysWhy: () => false,
    onReturned: (_, texts) => void server.returned.push(...texts),
    onLoggedOut: () => void server.loggedOut++,
  })
  return { sender, server }
}

const message = (clientId: string) => ({
  clientId,
  memberId: 'sanne',
  body: `body of ${clientId}`,
  writtenAt: new Date().toISOString(),
})

/** Lets everything happen that needs no clock: a try and the delay of none behind it take a turn of the timers each. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve, 0))
}

test('two messages arrive in the order of writing, one after the other', async () => {
  const { sender, server } = sending()
  sender.send(message('1'))
  sender.send(message('2'))
  expect(server.tried).toEqual(['1'])
  await settled()
  expect(server.sent).toEqual(['1', '2'])
  expect(sender.outbox.get()).toEqual([])
  expect(server.kept.size).toBe(0)
})

test('a lost line is tried again with the same id, five times at most', async () => {
  const { sender, server } = sending(Array(10).fill(lineIsLost))
  sender.send(message('1'))
  await settled()
  expect(server.tried).toEqual(Array(maxRetries + 1).fill('1'))
  expect(sender.outbox.get()[0]?.state).toBe('failed')
})

test('the writer can try again what had failed', async () => {
  const { sender, server } = sending(Array(maxRetries + 1).fill(lineIsLost))
  sender.send(message('1'))
  await settled()
  sender.retry('sanne')
  await settled()
  expect(server.sent).toEqual(['1'])
})

test('offline nothing is tried; when the line is back it goes out', async () => {
  const { sender, server } = sending([], { online: false })
  sender.send(message('1'))
  await settled()
  expect(server.tried).toEqual([])
  server.online = true
  sender.hurry()
  await settled()
  expect(server.sent).toEqual(['1'])
})

test('a line that goes while sending costs no try', async () => {
  const { sender, server } = sending([lineIsLost])
  sender.send(message('1'))
  server.online = false
  await settled()
  expect(sender.outbox.get()[0]).toMatchObject({ state: 'waiting', failures: 0 })
})

test('a refusal is not tried again and gives the texts back', async () => {
  const { sender, server } = sending([refusal('message_too_long', 400)])
  sender.send(message('1'))
  sender.send(message('2'))
  await settled()
  expect(server.tried).toEqual(['1'])
  expect(server.returned).toEqual(['body of 1', 'body of 2'])
  expect(sender.outbox.get()).toMatchObject([
    { clientId: '1', state: 'refused', refusal: { code: 'message_too_long' } },
  ])
})

test('a server in trouble is not a refusal', async () => {
  const { sender, server } = sending([refusal('try_again_later', 503)])
  sender.send(message('1'))
  await settled()
  expect(server.sent).toEqual(['1'])
})

test('an ended session keeps the message for the next log-in', async () => {
  const { sender, server } = sending([refusal('authentication_required', 403)])
  sender.send(message('1'))
  await Bun.sleep(0)
  expect(server.loggedOut).toBe(1)
  expect(server.kept.has('1')).toBe(true)
  await settled()
})

test('what a page left unsent goes out from the next one, under its own id', async () => {
  const kept: Outbox = [{ ...message('1'), state: 'sending', failures: 2 }]
  const { sender, server } = sending([], { kept })
  sender.hurry()
  await settled()
  expect(server.sent).toEqual(['1'])
})

test('what comes to light after the start goes out with what is on its way, each once', async () => {
  const { sender, server } = sending()
  sender.send(message('2'))
  server.kept.set('1', { ...message('1'), state: 'sending', failures: 0 })
  sender.resume()
  await settled()
  expect(server.sent.toSorted()).toEqual(['1', '2'])
  expect(server.tried).toHaveLength(2)
  expect(server.kept.size).toBe(0)
})

test('a message seen to have arrived is not tried again', async () => {
  const { sender, server } = sending([lineIsLost])
  sender.send(message('1'))
  sender.settle(['1'])
  await settled()
  expect(server.tried).toEqual(['1'])
  expect(sender.outbox.get()).toEqual([])
})
