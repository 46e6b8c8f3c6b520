import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { lockToCollect } from '../../../../db/queries/directdebit/files.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { aSite } from '../../../../db/testing/factories.ts'
import { findFaults } from '../../../../db/testing/faults.ts'
import { freshDatabase } from '../../../../db/testing/index.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { folderStorage } from '../../../gateways/storage.ts'
import { doJob, takeJobs } from '../../../testing/mailbox.ts'
import { type TestWorld, testWorld } from '../../../testing/world.ts'
import { giveMandate } from '../give-mandate.ts'
import { bankProvider } from '../provider.ts'
import { endToEndId } from '../rules/reference.ts'
import { sign } from '../sign.ts'
import { creditor } from '../testing/creditor.ts'
import { hasOfficialSchemas, officialProblems } from '../testing/official.ts'
import { aBuyer, aDebit, anIban, aPhone, aSigned, codeSentTo, filledIn } from '../testing/scene.ts'
import { schemeProblems } from '../testing/scheme.ts'
import { exportFiles, writeAgain } from './export.ts'
import { readReturns } from './read-returns.ts'
import { takeReturns } from './take-returns.ts'

const database = await freshDatabase()
const { db, sql } = database
let world: TestWorld
let folder = ''

beforeAll(async () => {
  await aSite(db, { settings: { directDebitCreditor: creditor, directDebitLimit: 1_000_000 } })
  world = await testWorld(database)
})

/** Nothing is left to hand to the bank. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vonk-bank-'))
  await exportNow()
  rmSync(folder, { recursive: true })
  folder = mkdtempSync(join(tmpdir(), 'vonk-bank-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const day = 24 * 60 * 60_000

/** Whatever is exported in these tests keeps to the scheme. */
async function exportNow() {
  const names = await exportFiles(world, await world.sites.byId('vonk'), folderStorage(folder))
  const texts = names.map(textOf)
  expect(texts.flatMap(schemeProblems)).toEqual([])
  if (hasOfficialSchemas) expect(await officialProblems(texts)).toEqual([])
  return names
}
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const written = () => readdirSync(folder).sort().map(textOf).join('\n')
const times = (text: string, part: string) => text.split(part).length - 1

const parser = new XMLParser({ parseTagValue: false, preserveOrder: false })

describe('the file of collections', () => {
  test('asks the bank for each once, with amount, mandate, account and day', async () => {
    const iban = anIban()
    const one = await aSigned(world, { iban })
    await aSigned(world, { minor: 999 })
    const [name] = await exportNow()
    const file = parser.parse(textOf(name!)).Document.CstmrDrctDbtInitn
    expect(file.GrpHdr).toMatchObject({ MsgId: name!.replace('.xml', ''), NbOfTxs: '2', CtrlSum: '57.98' })
    expect(file.PmtInf).toMatchObject({
      ...{ PmtMtd: 'DD', NbOfTxs: '2', CtrlSum: '57.98', ReqdColltnDt: '2026-06-08', ChrgBr: 'SLEV' },
      PmtTpInf: { SvcLvl: { Cd: 'SEPA' }, LclInstrm: { Cd: 'CORE' }, SeqTp: 'OOFF' },
      Cdtr: { Nm: 'Vonk BV' },
      CdtrAcct: { Id: { IBAN: creditor.iban } },
      CdtrAgt: { FinInstnId: { BICFI: creditor.bic } },
      CdtrSchmeId: { Id: { PrvtId: { Othr: { Id: creditor.id, SchmeNm: { Prtry: 'SEPA' } } } } },
    })
    const [first] = file.PmtInf.DrctDbtTxInf
    expect(first).toMatchObject({
      PmtId: { EndToEndId: endToEndId(one.id) },
      InstdAmt: '47.99',
      DrctDbtTx: {
        MndtRltdInf: { MndtId: expect.stringMatching(/^VONK-M-\d{6}$/), DtOfSgntr: '2026-06-01', AmdmntInd: 'false' },
      },
      DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
      Dbtr: { Nm: 'S. de Wit' },
      DbtrAcct: { Id: { IBAN: iban } },
      RmtInf: { Ustrd: '60 credits - Vonk' },
    })
    expect(textOf(name!)).toContain('<InstdAmt Ccy="EUR">47.99</InstdAmt>')
  })

  test('keeps to the scheme’s lengths and letters, whatever was filled in', async () => {
    const buyer = await aBuyer(world)
    const holder = `Zoë Łukaszewicz-Ångström & Søn ß de ’t Hoff ${'x'.repeat(60)}`
    const phone = aPhone()
    await giveMandate(buyer.ctx, { ...filledIn, holder, iban: anIban(), phone, paymentId: buyer.paymentId })
    await sign(buyer.ctx, { ...buyer, code: await codeSentTo(world, `+31${phone.slice(1)}`) })
    const [name] = await exportNow()
    const text = textOf(name!)
    expect(text).toContain('<Nm>Zoe Lukaszewicz-Angstrom + Son ss de &apos;t Hoff')
  })

  test('takes each once, of ten exports at once as well, and nothing is written where there is nothing', async () => {
    const signed = [await aSigned(world), await aSigned(world), await aSigned(world)]
    await aBuyer(world)
    await Promise.all(Array.from({ length: 10 }, exportNow))
    for (const { id } of signed) expect(times(written(), endToEndId(id))).toBe(1)
    expect(await exportNow()).toEqual([])
  })

  test('leaves to another export what that one is just taking', async () => {
    await aSigned(world)
    await db.transaction(async (tx) => {
      expect(await lockToCollect(tx, 'vonk')).toHaveLength(1)
      expect(await db.transaction((other) => lockToCollect(other, 'vonk'))).toEqual([])
    })
  })

  test('killed before it is written, is written by the next export; killed behind, the same again', async () => {
    const { id } = await aSigned(world)
    const full = { ...folderStorage(folder), put: async () => Promise.reject(new Error('killed')) }
    const site = await world.sites.byId('vonk')
    await expect(exportFiles(world, site, full)).rejects.toThrow('killed')
    const late = await aSigned(world)
    const names = await exportNow()
    expect(names).toHaveLength(2)
    expect(times(written(), endToEndId(id))).toBe(1)
    expect(times(written(), endToEndId(late.id))).toBe(1)
    const before = textOf(names[0]!)
    await sql`update direct_debit_files set written_at = null where message_id = ${names[0]!.replace('.xml', '')}`
    world.pass(60_000)
    expect(await exportNow()).toEqual([names[0]!])
    expect(textOf(names[0]!)).toBe(before)
    await writeAgain(world, names[1]!.replace('.xml', ''), folderStorage(folder))
    await expect(writeAgain(world, 'NONE', folderStorage(folder))).rejects.toThrow('no file NONE')
  })

  test('asks for no day that is gone', async () => {
    await aSigned(world)
    world.pass(20 * day)
    const today = world.now().toISOString().slice(0, 10)
    const [name] = await exportNow()
    expect(parser.parse(textOf(name!)).Document.CstmrDrctDbtInitn.PmtInf.ReqdColltnDt > today).toBe(true)
  })
})

describe('a refund', () => {
  const refund = (id: string, minor: number, refundId = crypto.randomUUID()) =>
    bankProvider(world).refund(id, { id: refundId, amount: money(minor, 'EUR'), description: 'Herroeping' })

  test('in full before the collection leaves it uncollected', async () => {
    const { id } = await aSigned(world)
    const { providerRefundId } = await refund(id, 4799)
    expect(await bankProvider(world).refundState(id, providerRefundId)).toBe('done')
    expect(await exportNow()).toEqual([])
    expect((await bankProvider(world).fetch(id)).refunded).toEqual(money(4799, 'EUR'))
  })

  test('of a part goes out as a transfer once no bank returns the collection, and asked for twice it is one', async () => {
    const iban = anIban()
    const { id } = await aSigned(world, { iban })
    const refundId = crypto.randomUUID()
    await Promise.all([refund(id, 1600, refundId), refund(id, 1600, refundId)])
    await exportNow()
    const collected = parser.parse(written()).Document.CstmrDrctDbtInitn.PmtInf.ReqdColltnDt
    world.pass(Date.parse(collected) - world.now().getTime() + 6 * day)
    expect(await exportNow()).toEqual([])
    expect(await bankProvider(world).refundState(id, refundId)).toBe('pending')
    world.pass(5 * day)
    const [transfers] = await exportNow()
    expect(parser.parse(textOf(transfers!)).Document.CstmrCdtTrfInitn.PmtInf).toMatchObject({
      ...{ PmtMtd: 'TRF', NbOfTxs: '1', CtrlSum: '16.00', DbtrAcct: { Id: { IBAN: creditor.iban } } },
      CdtTrfTxInf: {
        PmtId: { EndToEndId: endToEndId(refundId) },
        Cdtr: { Nm: 'S. de Wit' },
        CdtrAcct: { Id: { IBAN: iban } },
      },
    })
    expect(await bankProvider(world).refundState(id, refundId)).toBe('done')
    expect(await exportNow()).toEqual([])
  })

  test('of what the bank has returned is never sent: an empty account is not paid for it', async () => {
    const { id } = await aSigned(world)
    const refundId = crypto.randomUUID()
    await refund(id, 4719, refundId)
    await exportNow()
    await takeReturns(world, camt054([endToEndId(id)], 'AM04'))
    world.pass(30 * day)
    expect(await exportNow()).toEqual([])
    expect(await bankProvider(world).refundState(id, refundId)).toBe('failed')
    await doAll()
  })

  test('is never more than was paid, also many at once, and nothing of what is not signed', async () => {
    const { id } = await aSigned(world)
    const told = await Promise.allSettled(Array.from({ length: 10 }, () => refund(id, 1000)))
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const { id: open } = await aBuyer(world)
    await expect(refund(open, 1)).rejects.toThrow()
  })
})

const pain002 = (id: string, reason: string) => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<OrgnlGrpInfAndSts><OrgnlMsgId>VONK-DD-000001</OrgnlMsgId><GrpSts>PART</GrpSts></OrgnlGrpInfAndSts>
<OrgnlPmtInfAndSts><OrgnlPmtInfId>VONK-DD-000001.0</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${endToEndId(id)}</OrgnlEndToEndId>
<TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`

const camt054 = (ids: string[], reason: string) => `<?xml version="1.0"?>
<n:Document xmlns:n="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><n:BkToCstmrDbtCdtNtfctn><n:Ntfctn><n:Ntry><n:NtryDtls>
${ids
  .map(
    (id) => `<n:TxDtls><n:Refs><n:EndToEndId>${id}</n:EndToEndId></n:Refs>
<n:RtrInf><n:Rsn><n:Cd>${reason}</n:Cd></n:Rsn></n:RtrInf></n:TxDtls>`,
  )
  .join('\n')}
<n:TxDtls><n:Refs><n:EndToEndId>a payment that came in</n:EndToEndId></n:Refs></n:TxDtls>
</n:NtryDtls></n:Ntry></n:Ntfctn></n:BkToCstmrDbtCdtNtfctn></n:Document>`

const doAll = async () => {
  for (const job of await takeJobs(world)) await doJob(world, job)
}
const balanceOf = async (id: string) => (await sql`select balance from wallets where member_id = ${id}`)[0].balance

describe('what the bank sends back', () => {
  test('takes the credits along, once, however often the file comes', async () => {
    const { id, member } = await aSigned(world)
    await exportNow()
    expect(await takeReturns(world, camt054([endToEndId(id)], 'AM04'))).toMatchObject({ booked: 1, known: 0 })
    await doAll()
    expect(await balanceOf(member.id)).toBe(0)
    const again = await Promise.all(Array.from({ length: 5 }, () => takeReturns(world, pain002(id, 'AM04'))))
    expect(again.map(({ booked, known }) => [booked, known])).toEqual(Array(5).fill([0, 1]))
    expect(await takeJobs(world)).toEqual([])
    expect(await findFaults(db)).toEqual([])
  })

  test('blocks an account that says that nothing may be collected there, and no other', async () => {
    for (const [reason, code] of [
      ['AM04', undefined],
      ['MD06', 'iban_blocked'],
    ] as const) {
      const iban = anIban()
      const { id, ctx, member } = await aSigned(world, { iban })
      await exportNow()
      await takeReturns(world, pain002(id, reason))
      world.pass(60_000)
      const { paymentId } = await aDebit(world, member)
      const given = await giveMandate(ctx, { ...filledIn, iban, phone: aPhone(), paymentId }).catch((no) => no)
      expect([reason, given.code]).toEqual([reason, code])
    }
    await doAll()
  })

  test('of somebody else, or of what was never handed to the bank, changes nothing and is told', async () => {
    const { id, member } = await aSigned(world)
    const ids = ['NOTPROVIDED', endToEndId(crypto.randomUUID()), endToEndId(id)]
    expect((await takeReturns(world, camt054(ids, 'AC04'))).unknown).toEqual(ids)
    expect(await balanceOf(member.id)).toBe(60)
  })

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
