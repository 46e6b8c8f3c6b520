import { describe, expect, test } from 'bun:test'
import { XMLParser } from 'fast-xml-parser'
import { lockToCollect } from '../../../../db/queries/directdebit/files.ts'
import { dayWords } from '../../../../db/reference/days.ts'
import { collectOn, earliestCollection } from '../../../../db/reference/money/collection-days.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { doJobs, mailsTo } from '../../../testing/mailbox.ts'
import { giveMandate } from '../give-mandate.ts'
import { bankProvider } from '../provider.ts'
import { endToEndId } from '../rules/reference.ts'
import { sign } from '../sign.ts'
import { aBankFolder } from '../testing/bank-folder.ts'
import { aCollectingSite } from '../testing/collecting.ts'
import { creditor } from '../testing/creditor.ts'
import { camt054 } from '../testing/returned.ts'
import { aBuyer, anIban, aPhone, aSigned, codeSentTo, filledIn } from '../testing/scene.ts'
import { exportFiles, writeAgain } from './export.ts'
import { takeReturns } from './take-returns.ts'

const { db, sql, world } = await aCollectingSite({ directDebitLimit: 1_000_000 })
const { exportNow, textOf, storage, written } = aBankFolder(world)

const day = 24 * 60 * 60_000

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
    const full = { ...storage(), put: async () => Promise.reject(new Error('killed')) }
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
    await writeAgain(world, names[1]!.replace('.xml', ''), storage())
    await expect(writeAgain(world, 'NONE', storage())).rejects.toThrow('No export has made a file by the name NONE')
  })

  test('asks on the day that its debtor was told, as long as it can, and then tells them another one as long before', async () => {
    const { id, member } = await aSigned(world)
    const told = async () => (await sql`select collect_on::text as day from direct_debits where id = ${id}`)[0].day
    const exported = async () => parser.parse(textOf((await exportNow())[0]!)).Document.CstmrDrctDbtInitn.PmtInf
    const notices = async () =>
      (await mailsTo(world, member.email)).filter(({ subject }) => subject.includes('schrijft'))
    const first = await told()
    while (earliestCollection(world.now()) < first) world.pass(day)
    expect([(await exported()).ReqdColltnDt, (await notices()).length]).toEqual([first, 1])
    await sql`update direct_debits set file_id = null where id = ${id}`
    while (earliestCollection(world.now()) === first) world.pass(day)
    const later = collectOn(world.now(), 5)
    expect([(await exported()).ReqdColltnDt, await told()]).toEqual([later, later])
    const texts = (await notices()).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts.filter((text) => text.includes('Deze datum vervangt de datum die we eerder noemden'))).toEqual([
      expect.stringContaining(dayWords(later, 'nl')),
    ])
  })
})

const refund = (id: string, minor: number, refundId = crypto.randomUUID()) =>
  bankProvider(world).refund(id, { id: refundId, amount: money(minor, 'EUR'), description: 'Herroeping' })

test('a signature and a file are of the day that it is for whoever collects, a transfer of the bank’s, wherever the machine stands', async () => {
  const todayAt = (time: string) => Date.parse(`${world.now().toISOString().slice(0, 10)}T${time}Z`)
  world.pass(day + todayAt('22:30:00') - world.now().getTime())
  const itIs = new Date(world.now().getTime() + day).toISOString().slice(0, 10)
  const { id } = await aSigned(world)
  await refund(id, 100)
  const [name] = await exportNow()
  const { GrpHdr, PmtInf } = parser.parse(textOf(name!)).Document.CstmrDrctDbtInitn
  expect(GrpHdr.CreDtTm).toBe(`${itIs}T00:30:00`)
  expect(PmtInf.DrctDbtTxInf.DrctDbtTx.MndtRltdInf.DtOfSgntr).toBe(itIs)
  world.pass(30 * day)
  const then = new Date(world.now().getTime() + day).toISOString().slice(0, 10)
  const [transfers] = await exportNow()
  expect(parser.parse(textOf(transfers!)).Document.CstmrCdtTrfInitn.PmtInf.ReqdExctnDt.Dt).toBe(then)
})

describe('a refund', () => {
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
    await doJobs(world)
  })

  test('is never more than was paid, also many at once, and nothing of what is not signed', async () => {
    const { id } = await aSigned(world)
    const told = await Promise.allSettled(Array.from({ length: 10 }, () => refund(id, 1000)))
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    const { id: open } = await aBuyer(world)
    await expect(refund(open, 1)).rejects.toThrow()
  })
})
