import { expect, setDefaultTimeout, test } from 'bun:test'
import { placeOf } from '../../db/embedded/place.ts'
import { runningPostmaster } from '../../db/embedded/postmaster.ts'
import { countWaitingFor, holdMember } from '../../db/testing/from-outside.ts'
import { aPerson, clientOf } from './testing/clients/people.ts'
import { openStream } from './testing/clients/stream.ts'
import { postgresIn, type RunningServer, startServer } from './testing/servers/server.ts'
import { serverHome } from './testing/servers/server-home.ts'

const home = serverHome()
const postgres = placeOf(postgresIn(home))
setDefaultTimeout(120_000)

const isListening = ({ url }: RunningServer) =>
  fetch(`${url}/healthz`, { keepalive: false }).then(
    () => true,
    () => false,
  )

test('a server that is told to stop answers what it has begun, cuts the streams, and takes its database along', async () => {
  const server = await startServer(home)
  const [ada, ben] = [await aPerson(server, { credits: 5 }), await aPerson(server)]
  const stream = await openStream(server.url, ben.cookie, 0)

  const { holder, release } = await holdMember(server.database.db, ben.id)
  const draft = { memberId: ben.id, clientId: Bun.randomUUIDv7(), body: 'Tot straks' }
  const sending = clientOf(server.url, ada.cookie).chat.send.mutate(draft)
  while ((await countWaitingFor(server.database.db, holder)) === 0) await Bun.sleep(5)

  const ended = server.end('SIGTERM')
  while (await isListening(server)) await Bun.sleep(5)
  await release()

  expect((await sending).message.body).toBe('Tot straks')
  await stream.text().catch(() => 'cut in the middle')
  expect(await ended).toBe(0)
  expect(runningPostmaster(postgres)).toBeUndefined()
  expect(server.said()).not.toContain('"level":50')
})
