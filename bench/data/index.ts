import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Database, type OpenOptions, openDatabase } from '../../db/client.ts'
import { embeddedConnection, startEmbedded } from '../../db/embedded/index.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { loadDataSet } from './load.ts'
import { castOf, dataSetNow, memberId, type Size } from './people.ts'
import { benchSite } from './people-tables.ts'

const root = join(import.meta.dir, '../..')
const shelf = join(root, 'bench/out/data')

/** A filled database on an embedded server with the product's own settings. Disposing of it stops the server. */
export interface DataSet extends AsyncDisposable {
  /** What a server process of its own needs to use it as well (`DATA_DIR`). */
  dataDir: string
  database: Database
  facts: Facts
}

export interface Facts {
  members: number
  site: string
  /** When it ends: nothing in it is later. */
  now: Date
  /** Member ids: premium women in Noord-Holland. They have as much data in a small data set as in a large one. */
  cast: {
    /** 1,000 conversations (one of 10,000 messages, with `ordinary`), 5,000 likes received and 1,000 given. */
    busy: string
    /** Has blocked 1,500 and is blocked by 500. */
    guarded: string
    /** 12 conversations, 30 likes received and 20 given. */
    ordinary: string
  }
  /** The id of member number `n`, from 0 and in the order of their signing up. Not all of them can be found. */
  memberId(n: number): string
}

export interface WantedDataSet {
  members: number
  seed?: number
  /** Work on a copy that goes away with it: for benches that write. */
  copy?: boolean
  maxConnections?: number
  /** Hears every statement of `database.db`. */
  onStatement?: OpenOptions['onStatement']
}

/** Opens the data set of this size, and makes it when there is none: a million members take a minute or two, once. */
export async function openDataSet({ members, seed = 1, copy, ...options }: WantedDataSet): Promise<DataSet> {
  const kept = await findOrMake({ members, seed })
  const dataDir = copy ? copied(kept) : kept
  const database = await openDatabase({ dataDir, ...options })
  return {
    dataDir,
    database,
    facts: factsOf(members),
    async [Symbol.asyncDispose]() {
      await database.close()
      if (copy) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function factsOf(members: number): Facts {
  const { busy, guarded, ordinary } = castOf(members)
  const cast = { busy: memberId(busy), guarded: memberId(guarded), ordinary: memberId(ordinary) }
  return { members, site: benchSite, now: dataSetNow, cast, memberId }
}

/** Made beside its place and moved there when complete; those of an older schema or recipe go away. */
async function findOrMake(size: Size): Promise<string> {
  const prefix = `${size.members}-${size.seed}-`
  const name = `${prefix}${recipe()}`
  mkdirSync(shelf, { recursive: true })
  if (readdirSync(shelf).includes(name)) return join(shelf, name)
  for (const old of readdirSync(shelf)) {
    if (old.startsWith(prefix)) rmSync(join(shelf, old), { recursive: true, force: true })
  }
  const unfinished = join(shelf, `${prefix}unfinished`)
  console.log(`making a data set of ${size.members} members …`)
  const begun = performance.now()
  await make(unfinished, size)
  renameSync(unfinished, join(shelf, name))
  console.log(`made in ${Math.round((performance.now() - begun) / 1000)} s`)
  return join(shelf, name)
}

/** For loading only: the product opens the same files with its own settings afterwards. */
const loadingSettings = {
  ...{ fsync: 'off', wal_level: 'minimal', max_wal_senders: '0', autovacuum: 'off' },
  ...{ shared_buffers: '1GB', maintenance_work_mem: '512MB', max_wal_size: '8GB' },
}

async function make(dataDir: string, size: Size): Promise<void> {
  const server = await startEmbedded(join(dataDir, 'postgres'), loadingSettings)
  try {
    const database = await connect(embeddedConnection(server.socketDir), { maxConnections: 2 })
    await migrateDatabase(database)
    await loadDataSet(database, size)
    await database.close()
  } finally {
    await server.stop()
  }
  // Else the first benchmark would share the disk with what is still to be written.
  Bun.spawnSync(['sync'])
}

/** What a data set depends on: the schema, and how the rows are made. */
function recipe(): string {
  const hash = new Bun.CryptoHasher('sha256')
  for (const file of [...filesOf('db/migrations', '.sql'), ...filesOf('bench/data', '.ts')]) {
    if (file !== import.meta.path && !file.endsWith('.test.ts')) hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

function filesOf(folder: string, ending: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(ending))
  return names.sort().map((name) => join(root, folder, name))
}

function copied(kept: string): string {
  const place = join(shelf, `copy-${process.pid}-${crypto.randomUUID().slice(0, 8)}`)
  const { exitCode, stderr } = Bun.spawnSync(['cp', '-a', '--reflink=auto', kept, place])
  if (exitCode !== 0) throw new Error(`the data set could not be copied: ${stderr}`)
  return place
}
