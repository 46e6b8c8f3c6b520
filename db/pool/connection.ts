import { type ReservedSQL, SQL, type TransactionSQL } from 'bun'

/** Runs in a transaction of its own; `savepoint` inside it nests. */
export type TransactionWork<T> = (tx: TransactionSQL) => Promise<T>

/**
 * One connection to the server, opened when it is needed and again after it was lost. The driver waits for ever for the
 * answers of a server whose packets no longer arrive, so every statement is counted until it is answered: `isSilent` says
 * when that takes too long, and `replace` rejects what still waits with ERR_POSTGRES_CONNECTION_CLOSED.
 */
export class Connection {
  /** Statements that were sent and are not answered. */
  pending = 0
  /** When the server last answered here, by `performance.now()`. */
  answeredAt = Number.NEGATIVE_INFINITY
  private waitingSince = 0
  private sql: SQL

  constructor(private readonly options: SQL.Options) {
    this.sql = new SQL({ ...options, max: 1 })
  }

  /** The driver's own, for what is not watched: statements as templates, in tests and tools. */
  get driver(): SQL {
    return this.sql
  }

  unsafe(text: string, parameters?: unknown[]): SQL.Query<unknown> {
    return this.watch(this.sql.unsafe(text, parameters), this.sql)
  }

  /** Without a limit for how long a statement may take where `isUnbounded`. */
  async begin<T>(work: TransactionWork<T>, isUnbounded: boolean): Promise<T> {
    if (isUnbounded) return this.sql.begin(withoutTimeout(work))
    const { sql } = this
    const begun = this.expectAnswer(sql)
    let ended = begun
    const whole = sql.begin(async (tx) => {
      begun()
      try {
        return await work(this.watched(tx, sql))
      } finally {
        ended = this.expectAnswer(sql)
      }
    })
    return whole.finally(() => ended())
  }

  /** `onRelease` runs when the connection has been given back, or closed. */
  async reserve(onRelease: () => void): Promise<ReservedSQL> {
    const { sql } = this
    const reserved = await this.watch(sql.reserve(), sql)
    const release = async () => {
      try {
        await reserved.release()
      } finally {
        onRelease()
      }
    }
    return overridden(reserved, {
      unsafe: this.unsafeOn(reserved, sql),
      release,
      [Symbol.dispose]: () => void release(),
    })
  }

  /** For how many milliseconds the oldest statement has waited for the server to answer anything; 0 where none waits. */
  silentFor(now: number): number {
    return this.pending === 0 ? 0 : now - Math.max(this.waitingSince, this.answeredAt)
  }

  /** Rejects what waits, and begins anew with the next statement. */
  replace(): void {
    const given = this.sql
    this.sql = new SQL({ ...this.options, max: 1 })
    this.pending = 0
    void given.close({ timeout: 0 })
  }

  /** Waits for what is under way, so many seconds at most. */
  close(seconds: number): Promise<void> {
    return this.sql.close({ timeout: seconds })
  }

  private watched(tx: TransactionSQL, owner: SQL): TransactionSQL {
    return overridden(tx, {
      unsafe: this.unsafeOn(tx, owner),
      savepoint: <T>(work: TransactionWork<T>) => tx.savepoint((inner) => work(this.watched(inner, owner))),
    })
  }

  private unsafeOn(sql: SQL, owner: SQL) {
    return (text: string, parameters?: unknown[]) => this.watch(sql.unsafe(text, parameters), owner)
  }

  private watch<Statement extends Promise<unknown>>(statement: Statement, asked: SQL): Statement {
    const answered = this.expectAnswer(asked)
    statement.then(answered, answered)
    return statement
  }

  /**
   * Returns what records the answer. A client that was replaced meanwhile may never answer: what a transaction still asks
   * of it must not count for the new one, which would be taken for silent.
   */
  private expectAnswer(asked: SQL): () => void {
    if (asked !== this.sql) return () => {}
    if (this.pending++ === 0) this.waitingSince = performance.now()
    return () => {
      if (asked !== this.sql) return
      this.pending--
      this.answeredAt = performance.now()
    }
  }
}

function withoutTimeout<T>(work: TransactionWork<T>): TransactionWork<T> {
  return async (tx) => {
    await tx.unsafe('set local statement_timeout = 0')
    return work(tx)
  }
}

/** The same client, but for these methods. */
function overridden<Client extends SQL>(client: Client, methods: Partial<Record<keyof Client, unknown>>): Client {
  return new Proxy(client, {
    get: (target, name) => (Object.hasOwn(methods, name) ? methods[name as keyof Client] : Reflect.get(target, name)),
  })
}
