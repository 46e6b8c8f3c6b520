import { expect, test } from 'bun:test'
import { freshDatabase } from '../testing/index.ts'

const { sql } = await freshDatabase()

test('whoever erases something that others refer to finds them without reading a whole table', async () => {
  const unindexed = await sql`
    select c.conname as reference
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.confdeltype = 'c' and not exists (
      select 1 from pg_index i
      where i.indrelid = c.conrelid and i.indpred is null and i.indkey[0] = c.conkey[1])`
  // There are some sites and some hosts.
  expect(unindexed.map(({ reference }: { reference: string }) => reference)).toEqual(['site_hosts_site_id_sites_id_fk'])
})
