import { beforeEach, describe, expect, test } from 'bun:test'
import { findFaults } from '../../../../db/testing/faults.ts'
import { walletOf } from '../../../../db/testing/from-outside.ts'
import { createMetrics } from '../../../core/operations/metrics.ts'
import { gaugesOf } from '../../../gauges.ts'
import { doJobs } from '../../../testing/mailbox.ts'
import { get } from '../../transactions/get.ts'
import { runDirectDebitCommand } from '../command.ts'
import { writeAgain } from '../files/export.ts'
import { bankProvider } from '../provider.ts'
import { endToEndId } from '../rules/reference.ts'
import { aBankFolder } from '../testing/bank-folder.ts'
import { aCollectingSite } from '../testing/collecting.ts'
import { aDebtor, aSigned, minute } from '../testing/scene.ts'
import { lookAfterMandates } from './look-after.ts'

const { db, sql, world } = await aCollectingSite({ directDebitLimit: 1_000_000 })
const { exportNow, storage, written } = aBankFolder(world)

beforeEach(async () => {
  await sql`delete from direct_debit_mandates`
})

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

const days = 24 * 60 * minute
const kept = async () =>
  (await sql`select direct_debit_id as id from direct_debit_mandates`).map(({ id }: { id: string }) => id)

test('what was never signed is forgotten the next night, what was handed to a bank when none asks for it any more', async () => {
  const [open, signed] = [await aDebtor(world), await aSigned(world)]
  world.pass(2 * days)
  await exportNow()
  await lookAfterMandates(world)
  expect(await kept()).toEqual([signed.id])
  world.pass(465 * days - 1)
  await lookAfterMandates(world)
  expect(await kept()).toEqual([signed.id])
  world.pass(2)
  await lookAfterMandates(world)
  expect(await kept()).toEqual([])
  expect((await bankProvider(world).fetch(open.id)).status).toBe('open')
  expect((await bankProvider(world).fetch(signed.id)).chargedBack.minor).toBe(0)
})

describe('what was signed and no export took', () => {
  test('is late as soon as it cannot be collected on the day that was told, which the operator hears', async () => {
    await aSigned(world)
    const told = async () => [await gauge(), await runDirectDebitCommand(world, ['waiting'], nobody)]
    const [none, waiting] = await told()
    expect(none).toBe(0)
    expect(waiting).toMatch(
      /^vonk: 1 waiting for an export, €47\.99; none late\. The oldest lapses on \d+ \w+ 202\d\.$/,
    )
    world.pass(6 * days)
    const [late, words] = await told()
    expect(late).toBe(1)
    expect(words).toContain('1 late: the first debtor was told')
    await exportNow()
    expect(await told()).toEqual([0, 'Nothing waits to be collected.'])
  })

  test('ends after fifteen months as what a bank refuses, and goes into no file', async () => {
    const { ctx, member, orderId, id } = await aSigned(world)
    world.pass(465 * days + 1)
    await lookAfterMandates(world)
    await doJobs(world)
    expect(await exportNow()).toEqual([])
    expect((await bankProvider(world).fetch(id)).chargedBack.minor).toBe(4799)
    expect((await walletOf(db, member))?.balance).toBe(0)
    const { receipts } = await get(ctx, orderId)
    expect(receipts.map(({ reason, total }) => [reason, total.minor])).toEqual([
      ['sale', 4799],
      ['charge_back', -4799],
    ])
    expect(await kept()).toEqual([])
    expect(await findFaults(db)).toEqual([])
  })

  test('is collected where the export is faster, and is in no file once its account was forgotten', async () => {
    const [faster, forgotten] = [await aSigned(world), await aSigned(world)]
    await sql`delete from direct_debit_mandates where direct_debit_id = ${forgotten.id}`
    const [name] = await exportNow()
    expect(written()).toContain(endToEndId(faster.id))
    expect(written()).not.toContain(endToEndId(forgotten.id))
    world.pass(465 * days + 1)
    await lookAfterMandates(world)
    expect((await bankProvider(world).fetch(faster.id)).chargedBack.minor).toBe(0)
    expect((await bankProvider(world).fetch(forgotten.id)).chargedBack.minor).toBe(4799)
    await expect(writeAgain(world, name!.replace('.xml', ''), storage())).rejects.toThrow('have been forgotten')
  })
})

const gauge = async () => {
  const [, value] = /^vonk_direct_debits_late (\d+)$/m.exec(await createMetrics(gaugesOf(world)).text()) ?? []
  return Number(value)
}
const nobody = { line: async () => '', secret: async () => '' }
