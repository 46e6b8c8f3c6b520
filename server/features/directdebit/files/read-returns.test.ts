import { describe, expect, test } from 'bun:test'
import { NotDone } from '../../../core/operations/not-done.ts'
import { hasOfficialSchemas, officialProblems } from '../testing/official.ts'
import { camt054, pain002, statusReport } from '../testing/returned.ts'
import { type ReturnedDebit, readReturns } from './read-returns.ts'

describe('what the bank sends back', () => {
  const [refused, accepted] = [{ status: 'RJCT' }, { status: 'ACCP' }]
  const silent = { endToEndId: 'x' }
  const returned = (reason: string, isOfWhole: boolean) => [{ endToEndId: 'x', reason, isOfWhole, minor: null }]

  test.each<[string, string, ReturnedDebit[], string[]]>([
    ['nothing else', statusReport({ ...refused, reason: 'FF01' }), [], ['VONK-DD-000001 FF01']],
    ['a part of which nothing is said', statusReport(refused, { reason: 'FF01' }), [], ['VONK-DD-000001 FF01']],
    ['a part alone', statusReport({}, { ...refused, reason: 'DT01' }), [], ['VONK-DD-000001.0 DT01']],
    ['a part without an id', statusReport({}, { ...refused, id: '' }), [], ['? NARR']],
    [
      'a collection with a reason of its own',
      statusReport(refused, { collections: [{ ...silent, reason: 'AM04' }] }),
      returned('AM04', false),
      ['VONK-DD-000001 NARR'],
    ],
    [
      'a collection of which nothing is said, in a file',
      statusReport({ ...refused, reason: 'AC04' }, { collections: [silent] }),
      returned('AC04', true),
      ['VONK-DD-000001 AC04'],
    ],
    [
      'a collection of which nothing is said, in a part',
      statusReport({ status: 'PART', reason: 'AC01' }, { ...refused, collections: [silent] }),
      returned('NARR', true),
      ['VONK-DD-000001.0 NARR'],
    ],
    [
      'an empty state',
      statusReport({ status: '' }, { ...refused, collections: [{ ...silent, status: '' }] }),
      returned('NARR', true),
      ['VONK-DD-000001.0 NARR'],
    ],
  ])('is handed down to what says nothing of its own: %s', (_, xml, ofCollections, ofWhole) => {
    const { returned, refusedWhole } = readReturns(xml)
    expect(returned).toEqual(ofCollections)
    expect(refusedWhole.map(({ id, reason }) => `${id} ${reason}`)).toEqual(ofWhole)
  })

  test('is not what says otherwise of itself', () => {
    const xml = statusReport(
      refused,
      { ...accepted, collections: [silent] },
      { collections: [{ ...silent, ...accepted }] },
    )
    expect(readReturns(xml)).toMatchObject({ returned: [], refusedWhole: [{ id: 'VONK-DD-000001' }] })
  })

  test('is nothing, where it was handed in twice: the first one holds', () => {
    const xml = statusReport({ ...refused, reason: 'DU01' }, { collections: [silent, { ...silent, reason: 'AM05' }] })
    expect(readReturns(xml)).toMatchObject({ returned: [], twice: ['x', 'x'] })
  })

  test('is told without an id as well', () => {
    const nameless = statusReport({}, { collections: [{ endToEndId: null, ...refused, reason: 'AM04' }] })
    const files = [nameless, camt054(['x'], 'AM04').replace('<n:EndToEndId>x</n:EndToEndId>', '')]
    for (const file of files) expect(readReturns(file).returned).toMatchObject([{ endToEndId: 'NOTPROVIDED' }])
  })

  test.skipIf(!hasOfficialSchemas)('is tried with files as banks write them', async () => {
    const collections = [{ endToEndId: 'x', ...refused, reason: 'AM04' }, silent, { endToEndId: null }]
    const whole = statusReport({ ...refused, reason: 'FF01' }, { collections }, { ...refused, reason: 'DT01' })
    expect(await officialProblems([whole, statusReport(refused), pain002('x', 'AM04')])).toEqual([])
  })

  test.each([
    ['a reason twice', camt054(['x'], 'AC01</n:Cd><n:Cd>AC04')],
    ['a reason that is no text', camt054(['x'], '<n:Of>AC01</n:Of>')],
    ['an id twice', camt054(['x</n:EndToEndId><n:EndToEndId>y'], 'AC01')],
    ['two reports', pain002('x', 'AC01').replace('</Document>', '<CstmrPmtStsRpt/></Document>')],
    ['a text in the place of an entry', camt054(['x'], 'AC01').replace('<n:Ntry>', '<n:Ntry>x</n:Ntry>$&')],
    ['names that are no names', pain002('x', 'AC01').replace('<MsgId>', '<__proto__>1</__proto__>$&')],
    ['what is nested without an end', '<a>'.repeat(10_000)],
  ])('is taken in as a whole or not at all: %s', (_, file) => {
    expect(() => readReturns(file)).toThrow(NotDone)
  })

  test('may leave elements empty', () => {
    const empty = camt054(['x'], 'AC01')
      .replace('<n:NtryDtls>', '<n:NtryDtls/>$&')
      .replace('<n:TxDtls>', '<n:TxDtls/>$&')
    expect(readReturns(empty).returned).toMatchObject([{ endToEndId: 'x', reason: 'AC01' }])
  })

  test('in a file that is none is refused, and no entity is followed', () => {
    for (const text of ['', 'no', '<Document/>', '<a><b></a>', collectionsLike])
      expect(() => readReturns(text)).toThrow()
    const entity = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${pain002('x', '&x;').slice(21)}`
    const read = (() => {
      try {
        return JSON.stringify(readReturns(entity))
      } catch {
        return ''
      }
    })()
    expect(read).not.toContain('root')
  })
})

const collectionsLike = '<Document><CstmrDrctDbtInitn/></Document>'
