import { expect, setDefaultTimeout, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { placeOf } from '../../db/embedded/place.ts'
import { aMember } from '../../db/testing/factories.ts'
import { aPerson, clientOf, type Person } from './testing/clients/people.ts'
import { takeAway } from './testing/lines/outage.ts'
import { freePort, metricsToken, postgresIn, type RunningServer, startServer } from './testing/servers/server.ts'
import { serverHome } from './testing/servers/server-home.ts'

const home = serverHome()
const postgres = placeOf(postgresIn(home))
setDefaultTimeout(120_000)

/** What must not be found again, and where it is put in. */
const secrets = {
  email: 'kanarie.bakker@example.org',
  password: 'kanarie-wachtwoord-7',
  body: 'kanarie in een bericht',
  token: 'kanarieInEenLink',
  search: 'kanarieInDeZoekbalk',
  userAgent: 'kanarie-browser',
}

test('the logs of good and bad days hold nothing of the members', async () => {
  const settings = { LOG_LEVEL: 'debug', SMTP_URL: `smtp://127.0.0.1:${freePort()}` }
  const server = await startServer(home, { settings })
  const ada = await aPerson(server, { credits: 10, email: secrets.email })
  const ben = await aPerson(server)
  const newcomer = await aPerson(server, { confirmedAt: null, email: `nieuw.${secrets.email}` })

  await liveThrough(server, ada, ben)
  await clientOf(server.url, newcomer.cookie).confirmation.resendMail.mutate()
  while (!server.said().includes('job failed')) await Bun.sleep(10)

  await server.database.sql`alter table messages rename column body to text`
  await liveThrough(server, ada, ben)
  await server.database.sql`alter table messages rename column text to body`
  // The database’s own errors end up in a file beside it.
  await aMember(server.database.db, { email: secrets.email }).catch(() => {})

  const metrics = await (
    await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text()
  expect(metrics).toContain('vonk_request_seconds')
  await takeAway(home)
  await liveThrough(server, ada, ben)
  await server.end('SIGTERM')

  for (const said of [server.said(), metrics, readFileSync(postgres.logFile, 'utf8')]) {
    for (const [what, secret] of Object.entries(secrets)) expect(said, what).not.toContain(secret)
    expect(said, 'the token of the metrics').not.toContain(metricsToken)
    expect(said, 'the secret of the session').not.toContain(ada.cookie.split('=')[1] ?? '')
  }
  for (const known of ['procedure failed', 'procedure unavailable', 'request unavailable', '"request"']) {
    expect(server.said()).toContain(known)
  }
})

/** Does what members do, whatever comes of it. */
async function liveThrough({ url }: RunningServer, ada: Person, ben: Person): Promise<void> {
  const { email, password, body, token, search, userAgent } = secrets
  const headers = { cookie: ada.cookie, 'user-agent': userAgent, accept: 'text/html' }
  const { chat, login, session, signup } = clientOf(url, ada.cookie)
  const doings: (() => Promise<unknown>)[] = [
    () => session.me.query(),
    () => login.logIn.mutate({ email, password }),
    () => signup.checkStep.mutate({ email, password, name: body }),
    () => signup.checkEmail.mutate({ email }),
    () => login.requestReactivation.mutate({ email }),
    () => chat.send.mutate({ memberId: ben.id, clientId: Bun.randomUUIDv7(), body }),
    ...[`/members?name=${search}`, `/activate?token=${token}`, `/reactivate?token=${token}`, `/${search}`].map(
      (path) => () => fetch(url + path, { headers, redirect: 'manual' }),
    ),
  ]
  for (const doing of doings) await doing().catch(() => {})
}
