import { SQL } from 'bun'

/** What PostgreSQL is told on every connection. */
export const sessionSettings = {
  statement_timeout: '10s',
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

export interface Pool {
  /** For transactions, each on a connection of its own. */
  transactions: SQL
  /** For the query builder: statements and transactions, each kind on its own connections. */
  client: SQL
  /** Waits for what is under way, for 5 seconds at most, and hangs up. */
  close(): Promise<void>
}

/**
 * Connections to a server, at most `max` of them. Statements that stand alone go over a few of them, one behind the
 * other without waiting for answers: that is nearly half as many again in a second as over ten, for the database's
 * processes sleep less. Transactions have the others: while one waits for a row, nobody's look waits for its connection.
 */
export function openPool(server: SQL.Options, max: number, name = sessionSettings.application_name): Pool {
  const options = { ...server, ...settings, connection: { ...sessionSettings, application_name: name } }
  if (max < 2) return shared(new SQL({ ...options, max }))
  const few = Math.min(enough, Math.ceil(max * share))
  const statements = new SQL({ ...options, max: few })
  const transactions = new SQL({ ...options, max: max - few })
  const begin = transactions.begin.bind(transactions)
  return {
    transactions,
    client: new Proxy(statements, { get: (target, name) => (name === 'begin' ? begin : Reflect.get(target, name)) }),
    async close() {
      await Promise.all([statements, transactions].map((sql) => sql.close({ timeout: 5 })))
    },
  }
}

const shared = (sql: SQL): Pool => ({ transactions: sql, client: sql, close: () => sql.close({ timeout: 5 }) })
