import { expect, test } from 'bun:test'
import { aCollectingSite } from './testing/collecting.ts'
import { aDebtor, aSigned, minute } from './testing/scene.ts'
import { forgetMandates } from './upkeep.ts'

const { sql, world } = await aCollectingSite()

test('accounts, phones and codes stand nowhere to be read', async () => {
  const { iban, phone, code } = await aDebtor(world)
  const tables = await sql`select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`
  for (const { name } of tables) {
    const text = JSON.stringify([...(await sql.unsafe(`select * from ${name}`))])
    for (const secret of [iban, phone.slice(1), `"${code}"`])
      expect([name, text.includes(secret)]).toEqual([name, false])
  }
})

test('what was never signed is forgotten the next night, what was signed when no bank asks for it any more', async () => {
  const [open, signed] = [await aDebtor(world), await aSigned(world)]
  const kept = async () =>
    (await sql`select direct_debit_id as id from direct_debit_mandates`).map(({ id }: { id: string }) => id)
  world.pass(25 * 60 * minute)
  await forgetMandates(world)
  expect([(await kept()).includes(open.id), (await kept()).includes(signed.id)]).toEqual([false, true])
  world.pass(466 * 24 * 60 * minute)
  await forgetMandates(world)
  expect(await kept()).toEqual([])
})
