import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../client.ts'
import { loginFailures } from '../schema/index.ts'
import { HeldLocks } from './locks/held.ts'

/** Which attempts are counted together: at one address, and of those the ones from one network or device. */
export interface Attempts {
  addressHash: string
  network: string
}

export interface TriedPassword {
  digest: string
  at: Date
}

interface PlaceFailures {
  failures: number
  locks: number
  firstFailureAt: Date
  lockedUntil: Date | null
}

/** The row of an address that holds what is counted wherever the attempts come from. */
const everywhere = '*'

/** What is remembered of these attempts, a clean slate at first; held for the address as a whole. */
export async function lockLoginFailures(tx: Tx, { addressHash, network }: Attempts, now: Date) {
  const slate = { addressHash, failures: 0, firstFailureAt: now }
  const rows = await tx
    .insert(loginFailures)
    // Always in this order, so that no two wait for each other.
    .values([
      { ...slate, network: everywhere },
      { ...slate, network },
    ])
    // Changes nothing, but locks and returns the rows in the same statement.
    .onConflictDoUpdate({
      target: [loginFailures.addressHash, loginFailures.network],
      set: { locks: loginFailures.locks },
    })
    .returning()
  const here: PlaceFailures = rows.find((row) => row.network === network)!
  const { tried } = rows.find((row) => row.network === everywhere)!
  return {
    held: new HeldLocks(tx, 'log-in attempts', [keyOf({ addressHash, network })]),
    here,
    tried: tried.map(parseTried),
  }
}

export async function saveLoginFailures(
  tx: Tx,
  held: HeldLocks<'log-in attempts'>,
  { addressHash, network }: Attempts,
  { here, tried, now }: { here: PlaceFailures; tried: readonly TriedPassword[]; now: Date },
): Promise<void> {
  held.check(tx, [keyOf({ addressHash, network })])
  const all = { addressHash, network: everywhere, failures: tried.length, firstFailureAt: now }
  const { failures, locks, firstFailureAt, lockedUntil } = loginFailures
  const excluded = ({ name }: { name: string }) => sql.raw(`excluded.${name}`)
  await tx
    .insert(loginFailures)
    .values([
      { ...all, tried: tried.map(writeTried) },
      { addressHash, network, ...here },
    ])
    .onConflictDoUpdate({
      target: [loginFailures.addressHash, loginFailures.network],
      set: {
        failures: excluded(failures),
        locks: excluded(locks),
        firstFailureAt: excluded(firstFailureAt),
        lockedUntil: excluded(lockedUntil),
        tried: excluded(loginFailures.tried),
      },
    })
}

/** Forgets what failed from here, and that this password was tried at all: it was the right one. */
export async function forgetLoginFailures(db: Db, { addressHash, network }: Attempts, digest: string): Promise<void> {
  await db.execute(sql`
    with cleared as (
      update ${loginFailures} set tried = array(select t from unnest(tried) t where split_part(t, ' ', 1) <> ${digest})
      where address_hash = ${addressHash} and network = ${everywhere}
      returning address_hash
    )
    delete from ${loginFailures} here using cleared
    where here.address_hash = cleared.address_hash and here.network = ${network}`)
}

/** Forgets all that failed at an address, wherever it came from. */
export async function forgetLoginFailuresAt(db: Db, addressHash: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.addressHash, addressHash))
}

export async function forgetOldLoginFailures(db: Db, before: Date): Promise<void> {
  const lastSeen = sql`coalesce(${loginFailures.lockedUntil}, ${loginFailures.firstFailureAt})`
  await db.delete(loginFailures).where(and(lt(loginFailures.firstFailureAt, before), lt(lastSeen, before)))
}

const keyOf = ({ addressHash, network }: Attempts) => `${addressHash} ${network}`

const writeTried = ({ digest, at }: TriedPassword) => `${digest} ${at.getTime()}`

function parseTried(text: string): TriedPassword {
  const [digest = '', at] = text.split(' ')
  return { digest, at: new Date(Number(at)) }
}
