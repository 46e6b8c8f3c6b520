import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../client.ts'
import { typedAddresses } from '../../schema/index.ts'
import { rowsOf } from '../rows.ts'

/**
 * Notes that somebody has a mail sent to an address that they typed, and returns when that was asked for since `since`, the
 * oldest first, this time included. Holds the row until the transaction ends, so that who asks at the same time is counted.
 */
export async function recordTypedAddress(tx: Tx, hash: string, since: Date, now: Date): Promise<Date[]> {
  const [row] = await rowsOf<{ askedAt: Date[] }>(
    tx,
    sql`insert into ${typedAddresses} as t (hash, asked_at) values (${hash}, array[${now}::timestamptz])
        on conflict (hash) do update
        set asked_at = array(select asked from unnest(t.asked_at) asked where asked > ${since}::timestamptz) || excluded.asked_at
        returning asked_at as "askedAt"`,
  )
  return row!.askedAt.map((asked) => new Date(asked))
}

/** Of whose addresses nobody has asked since. */
export async function deleteTypedAddresses(db: Db, before: Date): Promise<void> {
  await db.delete(typedAddresses).where(sql`${before}::timestamptz > all(${typedAddresses.askedAt})`)
}
