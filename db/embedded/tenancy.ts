import { existsSync } from 'node:fs'
import { SQL } from 'bun'
import { isConnectionLoss, isUnavailable, sqlState } from '../errors.ts'
import { OWNER } from './cluster.ts'
import { type DatabasePaths, SOCKET_NAME } from './place.ts'

/** Held shared by every process that uses the server, and alone by the one that stops it. */
const TENANCY_LOCK = 0x766f6e6b

/**
 * One process's right to find the server running. The server itself keeps the list: a process that is killed drops off
 * it with its connection, and two that leave at the same time cannot both believe that the other one stays.
 */
export interface Tenancy {
  /** Gives the right up. True when nobody else has it; then nobody can get it before the server has stopped. */
  leave(): Promise<boolean>
  hangUp(): Promise<void>
}

/** Why there is no tenancy: nobody answers at the socket, or a server that is starting or stopping just now. */
export type NoTenancy = 'absent' | 'busy'

/** Moves in with the server of this place, if one answers. `onLost` is called when that server goes away later. */
export async function moveIn(place: DatabasePaths, onLost: () => void): Promise<Tenancy | NoTenancy> {
  if (!existsSync(place.socket)) return 'absent'
  const line = new TenancyConnection(place, onLost)
  const outcome = await line.knock().catch(refusalOf)
  if (outcome !== 'welcome') await line.hangUp()
  return outcome === 'welcome' ? line : outcome
}

/** How to reach an embedded server: its own socket, no password. */
export function embeddedConnection(socketDir: string, database = 'postgres') {
  return { adapter: 'postgres' as const, path: `${socketDir}/${SOCKET_NAME}`, username: OWNER, database }
}

function refusalOf(error: unknown): NoTenancy {
  if (isConnectionLoss(error)) return 'absent'
  if (sqlState(error)?.startsWith('57P0')) return 'busy'
  throw error
}

/** The connection that holds the lock, and whose end tells that the server is gone. */
class TenancyConnection implements Tenancy {
  private readonly sql: SQL
  private isTenant = false

  constructor(
    private readonly place: DatabasePaths,
    onLost: () => void,
  ) {
    const onclose = () => {
      if (this.isTenant) onLost()
    }
    this.sql = new SQL({ ...embeddedConnection(place.socketDir), max: 1, connectionTimeout: 5, onclose })
  }

  async knock(): Promise<'welcome' | 'busy'> {
    const [row] = await this.sql`
      select current_setting('data_directory') as dir, pg_try_advisory_lock_shared(${TENANCY_LOCK}) as welcome`
    if (row.dir !== this.place.dir) throw new Error(`${this.place.socket} belongs to the database in ${row.dir}`)
    this.isTenant = row.welcome
    return row.welcome ? 'welcome' : 'busy'
  }

  async leave(): Promise<boolean> {
    this.isTenant = false
    try {
      await this.sql`select pg_advisory_unlock_shared(${TENANCY_LOCK})`
      const [row] = await this.sql`select pg_try_advisory_lock(${TENANCY_LOCK}) as alone`
      return row.alone
    } catch (error) {
      if (isUnavailable(error)) return false
      throw error
    }
  }

  async hangUp(): Promise<void> {
    this.isTenant = false
    await this.sql.close()
  }
}
