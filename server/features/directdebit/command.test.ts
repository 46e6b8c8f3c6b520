import { describe, expect, test } from 'bun:test'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { money } from '../../../db/reference/money/money.ts'
import { NotDone } from '../../core/operations/not-done.ts'
import { runDirectDebitCommand } from './command.ts'
import { bankProvider } from './provider.ts'
import { endToEndId } from './rules/reference.ts'
import { aBankFolder } from './testing/bank-folder.ts'
import { aCollectingSite } from './testing/collecting.ts'
import { pain002, statusReport } from './testing/returned.ts'
import { aSigned, aSignedForLater, minute } from './testing/scene.ts'

const { world } = await aCollectingSite({ directDebitLimit: 1_000_000 })
const { exportNow } = aBankFolder(world)
const folder = mkdtempSync(join(tmpdir(), 'vonk-returns-'))

const run = (...args: string[]) => runDirectDebitCommand(world, args, { line: nobody, secret: nobody })
const nobody = async () => {
  throw new NotDone('Nobody is there.')
}
/** What is said where the command fails. */
const failureOf = (...args: string[]) =>
  run(...args).then(
    (said) => `done: ${said}`,
    (error) => (error instanceof NotDone ? error.message : `unexpected: ${error}`),
  )

function fileOf(xml: string): string {
  const path = join(folder, `${crypto.randomUUID()}.xml`)
  writeFileSync(path, xml)
  return path
}

describe('what the bank has refused and was not booked back', () => {
  test('is told, and fails, beside what was', async () => {
    const { id } = await aSigned(world)
    await aSigned(world)
    const [name] = await exportNow()
    const file = name!.replace('.xml', '')
    const collections = [{ endToEndId: endToEndId(id) }]
    const said = await failureOf(
      'returns',
      fileOf(statusReport({ id: file, status: 'RJCT', reason: 'FF01' }, { collections })),
    )
    expect(said).toStartWith('1 booked back')
    expect(said).toContain(`The bank has refused ${file} as a whole (FF01). Of it 1 not booked back`)
    expect(said).toContain(`Hand the same file in again: bun run vonk direct-debit again ${file} <folder>.`)
    expect(said).toEndWith(`direct-debit give-up ${file}`)
    const only = fileOf(statusReport({ id: file }, { id: `${file}.0`, status: 'RJCT', reason: 'FF01' }))
    expect(await failureOf('returns', only)).toEndWith(`direct-debit give-up ${file}`)
    expect(await run('give-up', file)).toContain(`${file} is given up: 1 of it waiting for the next export.`)
    const other = await failureOf('returns', fileOf(statusReport({ id: 'OTHER', status: 'RJCT' })))
    expect(other).toContain('The bank has refused OTHER as a whole (NARR). Nothing of that name')
    expect(other).toEndWith('Ask the bank which file it means.')
  })

  test('is told of a part, which is taken after all or given up, and with which the rest is not handed in again', async () => {
    await aSigned(world)
    await aSignedForLater(world)
    const file = (await exportNow())[0]!.replace('.xml', '')
    const refused = { id: `${file}.0`, status: 'RJCT', reason: 'DT01' }
    const refuse = () => failureOf('returns', fileOf(statusReport({ id: file }, refused)))
    expect(await refuse()).toEndWith(
      `refused ${file}.0 as a whole (DT01). Of it 1 not booked back. The rest of its file was taken: do not hand all of it in again. ` +
        `Ask the bank what was wrong with this part. Where it takes that after all: bun run vonk direct-debit taken ${file}.0. ` +
        `Where it does not, mend the settings, and then: bun run vonk direct-debit give-up ${file}.0`,
    )
    expect(await run('taken', `${file}.0`)).toBe(`${file}.0 is taken: it is collected on its day.`)
    await refuse()
    expect(await run('give-up', `${file}.0`)).toContain(`${file}.0 is given up: 1 of it waiting`)
    expect(await exportNow()).toHaveLength(1)
  })

  test('is told of transfers, which are handed in again', async () => {
    const { id } = await aSigned(world)
    const amount = money(100, 'EUR')
    await bankProvider(world).refund(id, { id: crypto.randomUUID(), amount, description: 'Herroeping' })
    await exportNow()
    world.pass(30 * 24 * 60 * minute)
    const file = (await exportNow())[0]!.replace('.xml', '')
    const said = await failureOf('returns', fileOf(statusReport({ id: file, status: 'RJCT', reason: 'FF01' })))
    expect(said).toContain(`The bank has refused ${file} as a whole (FF01). None of its transfers was made.`)
    expect(said).toEndWith(`direct-debit give-up ${file}`)
  })

  test('is told where the bank names another amount, which is a failure', async () => {
    const { id } = await aSigned(world)
    await exportNow()
    expect(await failureOf('returns', fileOf(pain002(id, 'AM04', '48.99')))).toBe(
      `1 booked back, 0 told before, 0 not ours\nTold with another amount: ${endToEndId(id)} (48.99 EUR told, 47.99 EUR collected). ` +
        'Booked back as they were collected: ask the bank.',
    )
  })

  test('is told where it was handed in twice', async () => {
    const { id } = await aSigned(world)
    const file = (await exportNow())[0]!.replace('.xml', '')
    const [group, collections] = [{ id: file, status: 'RJCT', reason: 'DU01' }, [{ endToEndId: endToEndId(id) }]]
    const said = await failureOf('returns', fileOf(statusReport(group, { collections })))
    expect(said).toStartWith('0 booked back')
    expect(said).toContain(`Handed in twice: ${endToEndId(id)}`)
  })
})

describe('a folder that cannot be used, and a file that is none', () => {
  test('are named', async () => {
    await aSigned(world)
    expect(await failureOf('export', '/proc/nope')).toStartWith('The folder /proc/nope cannot be used: ')
    expect(await failureOf('export', fileOf(''))).toMatch(/^The folder .*xml cannot be used: /)
    expect(await failureOf('export', '/proc/self')).toStartWith('The folder /proc/self cannot be used: ')
    expect(await failureOf('returns', '/proc/nope')).toBe('There is no file /proc/nope.')
    expect(await failureOf('returns', folder)).toBe(`${folder} is a folder. Name one of the bank’s files in it.`)
    for (const command of [
      ['again', 'NOPE', folder],
      ['give-up', 'NOPE'],
    ])
      expect(await failureOf(...command)).toStartWith('No export has made a file by the name NOPE. They are called')
  })
})
