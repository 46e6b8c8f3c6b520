import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SQL } from 'bun'
import { sharedMemory } from '../../../scripts/lib/shared-memory.ts'
import { embeddedConnection, startEmbedded } from '../../embedded/index.ts'
import { placeOf } from '../../embedded/place.ts'
import { stopPostmaster } from '../../embedded/postmaster.ts'
import { commandLine } from '../../embedded/process.ts'
import type { TestServer } from '../server.ts'

/** Nothing here has to survive, so nothing waits for a disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  io_method: 'sync',
  // Else a killed server leaves its shared memory behind.
  dynamic_shared_memory_type: 'mmap',
  log_checkpoints: 'off',
}

const PREFIX = `vonk-test-${process.getuid?.() ?? 0}-`

/** A server of this test process alone, on a RAM disk where there is one. */
export async function throwawayServer(): Promise<TestServer> {
  const parent = sharedMemory() ?? tmpdir()
  await sweep(parent)
  const folder = join(parent, `${PREFIX}${process.pid}`)
  // The server may run as another user, who has to get through to its own directory.
  mkdirSync(folder, { mode: 0o711 })
  const server = await startEmbedded(join(folder, 'postgres'), SETTINGS)
  const connection = (database: string) => embeddedConnection(server.socketDir, database)
  const admin = new SQL({ ...connection('postgres'), max: 4 })
  return {
    prefix: 'test',
    admin,
    connection,
    async stop() {
      await admin.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Clears away what test processes have left that were killed. */
async function sweep(parent: string): Promise<void> {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length))
    if (pid !== process.pid && commandLine(pid) !== '') continue
    await stopPostmaster(placeOf(join(parent, name, 'postgres')))
    rmSync(join(parent, name), { recursive: true, force: true })
  }
}
