import { describe, expect, test } from 'bun:test'
import { NotDone } from '../../../core/operations/not-done.ts'
import { camt054, pain002 } from '../testing/returned.ts'
import { readReturns } from './read-returns.ts'

describe('what the bank sends back', () => {
  test('as a whole file is told to whoever hands it in, and books nothing back', () => {
    const whole = pain002('x', 'FF01')
      .replace('PART', 'RJCT')
      .replace(/<OrgnlPmtInfAndSts>.*<\/OrgnlPmtInfAndSts>/s, '')
    expect(readReturns(whole)).toEqual({ returned: [], refusedWhole: ['VONK-DD-000001'] })
    const part = pain002('x', 'FF01').replace(/<TxInfAndSts>.*<\/TxInfAndSts>/s, '<PmtInfSts>RJCT</PmtInfSts>')
    expect(readReturns(part)).toEqual({ returned: [], refusedWhole: ['VONK-DD-000001.0'] })
  })

  test('counts without a state of its own as refused where all of its part is', () => {
    const part = pain002('x', 'AC04')
      .replace('<TxSts>RJCT</TxSts>', '')
      .replace('</TxInfAndSts>', '$&<PmtInfSts>RJCT</PmtInfSts>')
    expect(readReturns(part)).toEqual({ returned: [{ endToEndId: 'x', reason: 'AC04' }], refusedWhole: [] })
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
    expect(readReturns(empty).returned).toEqual([{ endToEndId: 'x', reason: 'AC01' }])
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
