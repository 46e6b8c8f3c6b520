/** What a PHP-compatible path costs beside the same verb through tRPC: CPU of this process per request. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { aConversation, aLike, aMember, aSite } from '../db/testing/factories.ts'
import { aSession } from '../db/testing/journeys.ts'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { createLog } from '../server/core/log.ts'
import { createMetrics } from '../server/core/metrics.ts'
import { createWorld } from '../server/world.ts'

/** The goal: no path costs more than this many times the CPU of its verb through tRPC. */
const most = 1.2
const rounds = 5
const requestsPerRound = 200

const pairs = [
  ['/api/user.php', '/trpc/accounts.me'],
  ['/api/chats.php', '/trpc/chat.list'],
  ['/api/likes.php', `/trpc/likes.list?input=${encodeURIComponent(JSON.stringify({ json: { type: 'received' } }))}`],
  ['/api/settings.php', '/trpc/sites.settings'],
] as const

type Get = (path: string) => Promise<void>

export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-bench-'))
  const database = await openDatabase({ dataDir, maxConnections: 5 })
  try {
    await migrateDatabase(database)
    const get = await asMember(database, dataDir)
    const factors = []
    for (const [php, trpc] of pairs) factors.push(await compare(get, php, trpc))
    const worst = Math.max(...factors)
    console.log(`\nworst ${worst.toFixed(2)}, goal ${most}: ${worst <= most ? 'met' : 'missed'}`)
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A member with twenty conversations and likes, and how they ask the whole application. */
async function asMember(database: Database, dataDir: string): Promise<Get> {
  const { db } = database
  await aSite(db)
  const me = await aMember(db, { photoCount: 1 })
  for (let i = 0; i < 20; i++) {
    const other = await aMember(db, { photoCount: 1 })
    await aLike(db, other.id, me.id)
    await aConversation(db, { from: other.id, to: me.id })
  }
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0' })
  const { elysia } = createApp({
    world: await createWorld(config, database, createLog(config)),
    manifest: () => ({ stamp: 'bench', css: '', locales: {} }),
    metrics: createMetrics(() => 0),
    stopping: new AbortController().signal,
  })
  const headers = { cookie: `vonk_session=${await aSession(db, me.id)}`, 'x-request-type': 'client' }
  return async (path) => {
    const response = await elysia.handle(new Request(`http://localhost${path}`, { headers }))
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
}

/** The median of the rounds, which take turns so that what else the machine does hits both. */
async function compare(get: Get, php: string, trpc: string): Promise<number> {
  await cost(get, php)
  await cost(get, trpc)
  const costs: { php: number; trpc: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const ofPhp = await cost(get, php)
    costs.push({ php: ofPhp, trpc: await cost(get, trpc) })
  }
  const factor = median(costs.map((round) => round.php / round.trpc))
  const [phpCost, trpcCost] = [median(costs.map((c) => c.php)), median(costs.map((c) => c.trpc))]
  const name = trpc.split('?')[0]
  console.log(`${php} ${phpCost.toFixed(0)} µs, ${name} ${trpcCost.toFixed(0)} µs: ${factor.toFixed(2)}`)
  return factor
}

/** CPU per request, in microseconds. */
async function cost(get: Get, path: string): Promise<number> {
  const before = process.cpuUsage()
  for (let i = 0; i < requestsPerRound; i++) await get(path)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / requestsPerRound
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
