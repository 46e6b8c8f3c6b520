import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findFaults } from '../../db/testing/faults.ts'
import { clientIdsOf } from '../../db/testing/from-outside.ts'
import { Refusal } from '../core/refusal.ts'
import { folderStorage } from '../gateways/storage.ts'
import { aPerson, clientOf, refusalOf, untilDone } from './testing/clients/people.ts'
import { startServer } from './testing/servers/server.ts'
import { smallDisk } from './testing/servers/small-disk.ts'

const disk = smallDisk({ megabytes: 110 })
afterAll(() => disk?.[Symbol.asyncDispose]())
setDefaultTimeout(120_000)

test.skipIf(!disk)('a file that finds no room is refused for now, and leaves the old one and no remains', async () => {
  if (!disk) return
  const storage = folderStorage(join(disk.home, 'storage'))
  await storage.put('photos/anna', 'old')
  await disk.fill()
  const error = await storage.put('photos/anna', 'x'.repeat(1_000_000)).catch((thrown) => thrown)
  disk.free()
  expect(error).toBeInstanceOf(Refusal)
  expect(error.code).toBe('try_again_later')
  expect(await (await storage.get('photos/anna'))?.text()).toBe('old')
  expect(readdirSync(join(disk.home, 'storage/photos'))).toEqual(['anna'])
})

test.skipIf(!disk)(
  'on a full disk members read on and are told to write later, and then it goes on by itself',
  async () => {
    if (!disk) return
    const server = await startServer(disk.home)
    const [ada, ben] = [await aPerson(server, { credits: 100 }), await aPerson(server)]
    const asAda = clientOf(server.url, ada.cookie)
    const draft = () => ({ memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'x'.repeat(1_900) })
    const begun = draft()
    await asAda.chat.send.mutate(begun)

    await disk.fill()
    const refused = draft()
    let answer: string | undefined
    while (!answer) answer = await refusalOf(asAda.chat.send.mutate(draft()))
    expect(answer).toBe('try_again_later')
    expect(await refusalOf(asAda.chat.send.mutate(refused))).toBe('try_again_later')
    expect((await asAda.chat.with.query({ memberId: ben.id })).messages.length).toBeGreaterThan(0)

    // Without room for its own log PostgreSQL gives up, and cannot start again before there is some.
    while ((await fetch(`${server.url}/readyz`)).status === 200) {
      await server.database.sql`select pg_switch_wal()`.catch(() => {})
      await asAda.likes.like.mutate({ memberId: ben.id }).catch(() => {})
      await asAda.likes.unlike.mutate({ memberId: ben.id }).catch(() => {})
    }
    expect(await refusalOf(asAda.session.me.query())).toBe('try_again_later')

    disk.free()
    await untilDone(() => asAda.chat.send.mutate(refused))
    const { db } = server.database
    const sent = await untilDone(() => clientIdsOf(db, ada.id))
    for (const { clientId } of [begun, refused]) expect(sent.filter((id) => id === clientId)).toEqual([clientId])
    expect(await findFaults(db)).toEqual([])
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.said()).not.toMatch(/"level":(50|60).*procedure|unhandled|uncaught/i)
  },
)
