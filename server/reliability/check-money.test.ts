import { expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { aPaidOrder } from '../../db/testing/orders.ts'
import { aPerson } from './testing/clients/people.ts'
import { draftsFor, type Sender, sendAll } from './testing/kills/senders.ts'
import { startServer } from './testing/servers/server.ts'
import { serverHome } from './testing/servers/server-home.ts'

const home = serverHome()
setDefaultTimeout(120_000)

/** `bun run check:money` beside the running server. */
async function checkMoney(): Promise<{ said: string; exitCode: number }> {
  const env = { PATH: Bun.env.PATH ?? '', NODE_ENV: 'production', DATA_DIR: home }
  const command = [process.execPath, join(import.meta.dir, '../../scripts/check-money.ts')]
  const child = Bun.spawn(command, { env, stdout: 'pipe', stderr: 'inherit' })
  const [said, exitCode] = await Promise.all([new Response(child.stdout).text(), child.exited])
  return { said: said.trim(), exitCode }
}

const [writers, messages] = [8, 60]

test('the books are right whenever they are looked at, while members write, and what is broken is told', async () => {
  const server = await startServer(home)
  const { db, sql } = server.database
  const reader = await aPerson(server)
  const senders = await Promise.all(
    Array.from({ length: writers }, async (): Promise<Sender> => {
      const person = await aPerson(server, { credits: messages, premiumSince: new Date() })
      await aPaidOrder(db, person.id)
      return { ...person, drafts: draftsFor(Array(messages).fill(reader.id)), answered: new Map() }
    }),
  )
  const sending = { answers: [] as number[], setbacks: 0, refusals: [] }
  const sent = sendAll(server.url, senders, sending)
  // A look that is over before the first of them is under way would say nothing.
  while (sending.answers.length === 0) await Bun.sleep(5)
  const looks: number[] = []
  do {
    const before = sending.answers.length
    expect(await checkMoney()).toEqual({ said: `${writers + 1} members, 0 faults`, exitCode: 0 })
    looks.push(sending.answers.length - before)
  } while (sending.answers.length < writers * messages)
  await sent
  expect([sending.refusals, sending.setbacks]).toEqual([[], 0])
  // Members were answered while it looked.
  expect(Math.max(...looks)).toBeGreaterThan(0)

  const [broken] = senders
  await sql`update wallets set balance = balance + 1 where member_id = ${broken?.id}`
  const { said, exitCode } = await checkMoney()
  expect(said).toContain(`balance is not the sum of the ledger: member ${broken?.id}`)
  expect([said.split('\n').at(-1), exitCode]).toEqual([`${writers + 1} members, 2 faults`, 1])
  await server.end('SIGTERM')
})
