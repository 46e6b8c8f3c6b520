import { type ReservedSQL, SQL } from 'bun'
import { Connection, type TransactionWork } from './pool/connection.ts'
import { PgListener } from './pool/listener.ts'
import { sweepUnlessLate } from './pool/sweep.ts'

/** Milliseconds that the server lets a statement run. */
const statementTimeout = 10_000

/** Milliseconds that the server may leave a statement without an answer, its own limit included. */
export const maxSilence = statementTimeout + 2_000

/** Milliseconds between two looks for connections that are silent. */
const sweepPause = 500

/** Set on every PostgreSQL connection. */
export const sessionSettings = {
  statement_timeout: `${statementTimeout / 1_000}s`,
  timezone: 'UTC',
  application_name: 'vonk',
  // One plan for any values. Else the first five runs on each connection, and some statements always, are planned for
  // their own values: a list of conversations then takes ten times as long. Our queries go through the same index
  // whatever the values; the text of a statement says where they do not (a limit, which filters there are).
  plan_cache_mode: 'force_generic_plan',
}

const settings = {
  connectionTimeout: 10,
  // Managed servers and the proxies before them drop idle lines without a word.
  idleTimeout: 300,
  maxLifetime: 3_600,
}

/** How the connections of a server begin to be called, so that servers can be counted; tools and tests are none. */
export const serverName = 'vonk server '

/** Of a pool's connections, the share of the statements that stand alone, and how many they need at most. */
const share = 0.3
const enough = 3

/** Seconds that a pool which closes waits for what is under way. */
const drainTime = 5

/** As the first argument of `begin`: for a transaction that fills a database, whose statements may take as long as they like. */
export const unbounded = 'unbounded'

export interface Pool {
  /** For transactions, statements of the job queue and what it listens for, apart from members' statements. */
  transactions: SQL
  /** For the query builder: statements and transactions, each kind on its own connections. */
  client: SQL
  /** Runs `work` on a connection beside the pool, on which no statement is limited in time, and closes that. */
  unbounded<T>(work: (connection: ReservedSQL) => Promise<T>): Promise<T>
  /** Waits for what is under way, for 5 seconds at most, and hangs up. */
  close(): Promise<void>
}

export interface PoolOptions {
  name?: string
  /** Hears how many connections were replaced because the server did not answer on them. */
  onSilence?: (connections: number) => void
}

/**
 * Connections to a server, at most `max` of them and one more that listens. Statements that stand alone go over a few of
 * them, one behind the other without waiting for answers: that is nearly half as many again in a second as over ten, for
 * the database's processes sleep less. Transactions have the others: while one waits for a row, nobody's look waits for
 * its connection.
 *
 * Where the server answers nothing on a connection for `maxSilence`, that one and all others on which nothing has come
 * since are replaced: what waits there fails as by a broken connection. Each is a client of the driver of its own, because
 * the driver's pool closes all of its connections or none.
 */
export function openPool(server: SQL.Options, max: number, { name, onSilence = () => {} }: PoolOptions = {}): Pool {
  const connection = { ...sessionSettings, application_name: name ?? sessionSettings.application_name }
  const options = { ...server, ...settings, connection }
  const connections = Array.from({ length: max }, () => new Connection(options))
  const few = Math.min(enough, Math.ceil(max * share))
  const forStatements = connections.slice(0, few)
  const idle = createIdle(max < 2 ? connections : connections.slice(few))

  const leastBusy = () => forStatements.reduce((least, next) => (next.pending < least.pending ? next : least))
  const listener = new PgListener(
    options,
    (channel) => leastBusy().unsafe('select pg_notify($1, $2)', [channel, '']),
    () => onSilence(1),
  )

  async function begin<T>(...given: [TransactionWork<T>] | [typeof unbounded, TransactionWork<T>]): Promise<T> {
    const [work, isUnbounded] = given.length === 1 ? [given[0], false] : [given[1], true]
    return idle.lend((connection) => connection.begin(work, isUnbounded))
  }
  async function reserve(): Promise<ReservedSQL> {
    const taken = await idle.take()
    try {
      return await taken.reserve(() => idle.give(taken))
    } catch (error) {
      idle.give(taken)
      throw error
    }
  }

  const sweep = sweepUnlessLate(sweepPause, performance.now(), (now) => {
    const replaced = replaceSilent(connections, now)
    if (replaced > 0) onSilence(replaced)
  })
  const sweeping = setInterval(() => sweep(performance.now()), sweepPause).unref()

  const alone = (text: string, parameters?: unknown[]) => leastBusy().unsafe(text, parameters)
  const queued = (text: string, parameters?: unknown[]) => idle.lend((taken) => taken.unsafe(text, parameters))
  const listen = listener.listen.bind(listener)
  return {
    transactions: clientOver(leastBusy, { unsafe: queued, begin, reserve, listen }),
    client: clientOver(leastBusy, { unsafe: alone, begin }),
    async unbounded(work) {
      const sql = new SQL({ ...options, connection: { ...connection, statement_timeout: 0 }, max: 1 })
      try {
        return await work(await sql.reserve())
      } finally {
        await sql.close({ timeout: 0 })
      }
    },
    async close() {
      clearInterval(sweeping)
      listener.close()
      await Promise.all(connections.map((one) => one.close(drainTime)))
    },
  }
}

/** Returns how many were replaced. */
function replaceSilent(connections: Connection[], now: number): number {
  const longest = Math.max(...connections.map((one) => one.silentFor(now)))
  if (longest < maxSilence) return 0
  const silent = connections.filter(({ answeredAt }) => answeredAt < now - longest)
  for (const one of silent) one.replace()
  return silent.length
}

/** The connections that nobody has, and who waits for one, in the order in which they came. */
function createIdle(connections: Connection[]) {
  const idle = [...connections]
  const waiting: ((connection: Connection) => void)[] = []

  const take = async () => idle.pop() ?? new Promise<Connection>((resolve) => waiting.push(resolve))
  function give(connection: Connection): void {
    const next = waiting.shift()
    if (next) next(connection)
    else idle.push(connection)
  }
  async function lend<T>(work: (connection: Connection) => PromiseLike<T>): Promise<T> {
    const connection = await take()
    try {
      return await work(connection)
    } finally {
      give(connection)
    }
  }
  return { take, give, lend }
}

/** A client of the driver whose connection is chosen for each statement. */
function clientOver(choose: () => Connection, methods: Partial<Record<keyof SQL, unknown>>): SQL {
  const template = (...given: Parameters<SQL>) => choose().driver(...given)
  return new Proxy(template as SQL, {
    has: (_, name) => Object.hasOwn(methods, name) || name in choose().driver,
    get: (_, name) => (Object.hasOwn(methods, name) ? methods[name as keyof SQL] : Reflect.get(choose().driver, name)),
  })
}
