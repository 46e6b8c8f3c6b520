import { expect, setDefaultTimeout, test } from 'bun:test'
import { findFaults } from '../../db/testing/faults.ts'
import { clientIdsOf } from '../../db/testing/from-outside.ts'
import { breakableLine } from './testing/line.ts'
import { aPerson, clientOf, type Person, untilDone } from './testing/people.ts'
import { startServer } from './testing/server.ts'
import { serverHome } from './testing/server-home.ts'
import { follow } from './testing/stream.ts'

const home = serverHome()
setDefaultTimeout(120_000)

/** An answer to a send has about 1,200 bytes, an event about 500. */
const ALLOWANCES = [3_000, 900, 5_000, 1_150, 300, 2_000, 8_000, 1_700, 2_500]
const MESSAGES = 20

test('on a line that breaks in the middle of answers each message is sent once, and each event arrives once, in order', async () => {
  const server = await startServer(home)
  const line = breakableLine(server.port, ALLOWANCES)
  const [ada, ben] = [await aPerson(server, { credits: 50 }), await aPerson(server, { credits: 50 })]
  const screens = [ada, ben].map(({ cookie }) => follow(line.url, cookie))

  const sendAll = async (from: Person, to: Person) => {
    const api = clientOf(line.url, from.cookie)
    for (let i = 1; i <= MESSAGES; i++) {
      const draft = { memberId: to.id, clientId: Bun.randomUUIDv7(), body: `Bericht ${i}` }
      await untilDone(() => api.chat.send.mutate(draft))
    }
  }
  await Promise.all([sendAll(ada, ben), sendAll(ben, ada)])

  const { db } = server.database
  for (const { id } of [ada, ben]) expect(await clientIdsOf(db, id)).toHaveLength(MESSAGES)
  expect(await findFaults(db)).toEqual([])
  // Both sides are told of each message, and its sender of the wallet.
  const total = MESSAGES * 3
  for (const { arrivals, stop } of screens) {
    while (arrivals.length < total) await Bun.sleep(10)
    await stop()
    expect(arrivals.map(({ seq }) => seq)).toEqual(Array.from({ length: total }, (_, i) => i + 1))
  }
  expect(line.cuts()).toBeGreaterThan(MESSAGES)
  line.close()
  expect(await server.end('SIGTERM')).toBe(0)
  expect(server.said()).not.toContain('"level":50')
})
