import { SQL } from 'bun'
import { embeddedConnection } from '../../../../db/embedded/index.ts'
import type { DatabaseLine } from '../lines/database-line.ts'
import { bringBack, takeAway } from '../lines/outage.ts'

/** How a database can be missing; disposed of, it is there again. */
export type Way = (site: { line: DatabaseLine; dataDir: string; socketDir: string }) => Promise<AsyncDisposable>

const until = (end: () => void | Promise<void>): AsyncDisposable => ({ [Symbol.asyncDispose]: async () => end() })

export const killed: Way = async ({ dataDir }) => {
  await takeAway(dataDir, 'killed')
  return until(() => bringBack(dataDir))
}

export const stopped: Way = async ({ dataDir }) => {
  await takeAway(dataDir, 'stopped')
  return until(() => bringBack(dataDir))
}

export const refusing: Way = async ({ line }) => {
  await line.refuse()
  return until(line.mend)
}

export const silent: Way = async ({ line }) => {
  line.silence()
  return until(line.mend)
}

/** Somebody else has taken every connection that PostgreSQL gives. */
export const tooManyClients: Way = async ({ line, socketDir }) => {
  await line.refuse()
  const others: SQL[] = []
  for (let isRoom = true; isRoom; ) {
    const other = new SQL({ ...embeddedConnection(socketDir), max: 1 })
    others.push(other)
    isRoom = await other`select 1`.then(
      () => true,
      () => false,
    )
  }
  await line.mend()
  return until(async () => {
    for (const other of others) await other.close()
  })
}
