import type { SQL, TransactionSQL } from 'bun'

type Tell = (statement: string, parameters?: unknown[]) => void

/**
 * The same connection pool, telling about every statement that the query builder sends through it, `begin` and
 * `savepoint` among them.
 */
export function watched<Client extends SQL>(client: Client, tell: Tell): Client {
  const replacements: Record<PropertyKey, unknown> = {
    unsafe(text: string, parameters?: unknown[]) {
      tell(text, parameters)
      return client.unsafe(text, parameters)
    },
    begin(...args: unknown[]) {
      tell('begin')
      return Reflect.apply(client.begin, client, watchedCallback(args, tell))
    },
    savepoint(...args: unknown[]) {
      tell('savepoint')
      return Reflect.apply((client as unknown as TransactionSQL).savepoint, client, watchedCallback(args, tell))
    },
  }
  return new Proxy(client, {
    get: (target, property) => (property in target && replacements[property]) || Reflect.get(target, property),
  })
}

/** The last argument is what runs inside the transaction: hand it a watched client too. */
function watchedCallback(args: unknown[], tell: Tell): unknown[] {
  const inside = args.at(-1) as (transaction: SQL) => unknown
  return [...args.slice(0, -1), (transaction: SQL) => inside(watched(transaction, tell))]
}
