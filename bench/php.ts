import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { aConversation, aLike, aMember, aSite } from '../db/testing/factories.ts'
import { aSession } from '../db/testing/journeys.ts'
import { openApp } from './lib/app.ts'
import { atMost, type Benchmark, compare, type Figure } from './lib/figures.ts'

const pairs = [
  ['/api/user.php', '/trpc/session.me'],
  ['/api/chats.php', '/trpc/chat.list'],
  ['/api/likes.php', `/trpc/likes.list?input=${encodeURIComponent(JSON.stringify({ json: { type: 'received' } }))}`],
  ['/api/settings.php', '/trpc/sites.settings'],
] as const

type Get = (path: string) => Promise<void>
type Measure = () => Promise<number>

interface Size {
  requestsPerRound: number
  rounds?: number
}

export const benchmark: Benchmark<Size> = {
  title: 'A PHP-compatible path beside its verb through tRPC: CPU of this process per request',
  tiny: { requestsPerRound: 2, rounds: 1 },
  full: { requestsPerRound: 200 },
  run,
}

async function run({ requestsPerRound, rounds }: Size): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-bench-'))
  const cookie = await aBusyMember(dataDir)
  const { elysia, close } = await openApp(dataDir)
  const get: Get = async (path) => {
    const headers = { cookie, 'x-request-type': 'client' }
    const response = await elysia.handle(new Request(`http://localhost${path}`, { headers }))
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
  try {
    const figures = []
    for (const [php, trpc] of pairs) {
      const name = `${php} beside ${trpc.split('?')[0]}`
      const [ours, beside] = [php, trpc].map((path) => () => cost(get, path, requestsPerRound)) as [Measure, Measure]
      figures.push(await compare({ name, unit: 'µs', goal: atMost(1.2), rounds, ours, beside }))
    }
    return figures
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A new database with a member who has twenty conversations and likes; their cookie. */
async function aBusyMember(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir, maxConnections: 5 })
  await migrateDatabase(database)
  const { db } = database
  await aSite(db)
  const me = await aMember(db, { photoCount: 1 })
  for (let i = 0; i < 20; i++) {
    const other = await aMember(db, { photoCount: 1 })
    await aLike(db, other.id, me.id)
    await aConversation(db, { from: other.id, to: me.id })
  }
  const session = await aSession(db, me.id)
  await database.close()
  return `vonk_session=${session}`
}

/** CPU per request, in microseconds. */
async function cost(get: Get, path: string, requests: number): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < requests; i++) await get(path)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / requests
}
