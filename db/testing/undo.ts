import type { ReservedSQL, SQL } from 'bun'
import { type Database, queryBuilderOn } from '../client.ts'

export interface UndoableDatabase extends Database {
  /**
   * Runs `work` and undoes whatever it has written, also when it fails. A `work` within another one undoes its own part.
   * One at a time.
   */
  undoing<T>(work: () => Promise<T>): Promise<T>
}

/**
 * The same database over one connection on which everything can be undone: a transaction is a savepoint there, so that
 * nothing is ever committed and nobody else sees it. Transactions that begin at the same moment run one after the other.
 * What is sent over `sql` is not undone. It is open as long as the database is.
 */
export async function undoable(database: Database): Promise<UndoableDatabase> {
  const connection = await database.sql.reserve()
  let depth = 0
  let begun: Promise<unknown> = Promise.resolve()

  async function nested<T>(work: () => Promise<T>, isKept: boolean): Promise<T> {
    const name = `level_${++depth}`
    await connection.unsafe(`savepoint ${name}`)
    let isDone = false
    try {
      const result = await work()
      isDone = true
      return result
    } finally {
      await connection.unsafe(isDone && isKept ? `release ${name}` : `rollback to ${name}; release ${name}`)
      depth--
    }
  }

  const unsafe = (text: string, parameters?: unknown[]) => connection.unsafe(text, parameters)
  const savepoint = <T>(work: (tx: SQL) => Promise<T>) => nested(() => work(inTransaction), true)
  const inTransaction = replacing(connection, { unsafe, savepoint })
  function begin<T>(...given: unknown[]): Promise<T> {
    const work = given.at(-1) as (tx: SQL) => Promise<T>
    const mine = begun.then(() => savepoint(work))
    begun = mine.catch(() => {})
    return mine
  }

  await connection.unsafe('begin')
  return {
    ...database,
    db: queryBuilderOn(replacing(connection, { unsafe, begin })),
    undoing: (work) => nested(work, false),
  }
}

function replacing(connection: ReservedSQL, methods: Partial<Record<keyof SQL | 'savepoint', unknown>>): SQL {
  return new Proxy(connection, {
    get: (target, name) => (Object.hasOwn(methods, name) ? methods[name as keyof SQL] : Reflect.get(target, name)),
  })
}
