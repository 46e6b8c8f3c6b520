import { expect, setDefaultTimeout, test } from 'bun:test'
import { killServer } from '../../db/embedded/testing/apps.ts'
import { findFaults } from '../../db/testing/faults.ts'
import { clientIdsOf } from '../../db/testing/from-outside.ts'
import { aPerson, clientOf, type Person, untilDone } from './testing/people.ts'
import { postgresIn, startServer } from './testing/server.ts'
import { serverHome } from './testing/server-home.ts'
import { follow } from './testing/stream.ts'

const home = serverHome()
setDefaultTimeout(120_000)

const SENDERS = 6
const MESSAGES = 24
const FREE = 3

test('what was answered for outlives the death of the server, once and paid once, and every screen catches up', async () => {
  let server = await startServer(home)
  const { port, url } = server
  const senders = await Promise.all(
    Array.from({ length: SENDERS }, () => aPerson(server, { credits: 30, freeMessages: FREE })),
  )
  const ben = await aPerson(server)
  const screen = follow(url, ben.cookie)

  const drafts = new Map(senders.map(({ id }) => [id, Array.from({ length: MESSAGES }, () => Bun.randomUUIDv7())]))
  let acknowledged = 0
  const sendAll = async ({ id, cookie }: Person) => {
    for (const clientId of drafts.get(id)!) {
      const body = `Bericht ${clientId}`
      const sent = await untilDone(() => clientOf(url, cookie).chat.send.mutate({ memberId: ben.id, clientId, body }))
      expect(sent.message.clientId).toBe(clientId)
      acknowledged++
    }
  }
  const sending = Promise.all(senders.map(sendAll))

  for (const kills of ['the server', 'the server and its database'] as const) {
    const goal = acknowledged + (SENDERS * MESSAGES) / 4
    while (acknowledged < goal) await Bun.sleep(1)
    server.process.kill('SIGKILL')
    if (kills === 'the server and its database') killServer(postgresIn(home))
    await server.end('SIGKILL')
    server = await startServer(home, { port })
  }
  await sending

  const { db } = server.database
  for (const sender of senders) {
    expect((await clientIdsOf(db, sender.id)).toSorted()).toEqual(drafts.get(sender.id)!.toSorted())
    const me = await clientOf(url, sender.cookie).accounts.me.query()
    expect(me).toMatchObject({ id: sender.id, credits: 30 - (MESSAGES - FREE), freeMessages: 0 })
  }
  expect(await findFaults(db)).toEqual([])

  while (screen.arrivals.length < SENDERS * MESSAGES) await Bun.sleep(10)
  await screen.stop()
  expect(screen.connections()).toBeGreaterThan(2)
  expect(screen.arrivals.map(({ seq }) => seq)).toEqual(Array.from({ length: SENDERS * MESSAGES }, (_, i) => i + 1))
  const told = screen.arrivals.map(({ event }) => (event.type === 'message' ? event.message.clientId : event.type))
  expect(told.toSorted()).toEqual([...drafts.values()].flat().toSorted())
  expect(await server.end('SIGTERM')).toBe(0)
})
