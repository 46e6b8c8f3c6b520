import { describe, expect, test } from 'bun:test'
import { inflateSync } from 'node:zlib'
import { findOwnReceipt } from '../../../db/queries/receipts/shown.ts'
import { insertPlaceEvidence } from '../../../db/queries/tax/evidence.ts'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { anOrder } from '../../../db/testing/orders.ts'
import { TooMuchWork } from '../../core/concurrency/processes.ts'
import type { Context } from '../../core/context.ts'
import { processesOf } from '../../testing/processes.ts'
import { testWorld } from '../../testing/world.ts'
import { receiptResponse } from './file.ts'
import { issueReceipt } from './issue.ts'
import { createDrawing } from './pdf/apart.ts'
import { toReceiptView } from './view.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
const world = await testWorld(database)

async function aReceipt(name: string) {
  const member = await aMember(db, { name })
  const order = await anOrder(db, member.id, { country: 'PL' })
  return { member, receipt: await db.transaction((tx) => issueReceipt(world, tx, order, crypto.randomUUID())) }
}

/** All that is written in a PDF: read by each of its fonts, so that what is written in another one is nonsense. */
function textIn(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) =>
    inflated(Buffer.from(stream, 'latin1')),
  )
  const glyphs = streams
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((page) => [...page.matchAll(/<([0-9a-f]+)>/g)])
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((hex) => Number.parseInt(hex, 16))
  return streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((map) => [...map.matchAll(/\[(.*?)\]/gs)].flatMap(([, letters = '']) => letters.match(/[0-9a-f]+/g) ?? []))
    .map((letters) => glyphs.map((glyph) => String.fromCharCode(Number.parseInt(letters[glyph] ?? '20', 16))).join(''))
    .join('\n')
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

test('a PDF for its member alone, that no browser keeps, with the letters that it needs', async () => {
  const { member, receipt } = await aReceipt('Łucja Żółć')
  const response = await receiptResponse(await world.as(member), `${receipt.id}.pdf`)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const number = String(receipt.number).padStart(6, '0')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="VONK-2026-${number}.pdf"`)
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(pdf.length).toBeLessThan(60_000)
  const letters = textIn(pdf)
  for (const letter of '€ŁŻć') expect(letters).toContain(letter)
  const other = await aMember(db)
  expect((await receiptResponse(await world.as(other), `${receipt.id}.pdf`)).status).toBe(404)
})

test('who is logged out is led to the log-in and back, whether there is such a receipt or not', async () => {
  const { member, receipt } = await aReceipt('Ada')
  const ways = async (ctx: Context, file: string) => {
    const { status, headers } = await receiptResponse(ctx, file)
    return [status, headers.get('location')]
  }
  const visitor = await world.visitor()
  for (const id of [receipt.id, crypto.randomUUID()])
    for (const file of [`${id}.pdf`, id])
      expect(await ways(visitor, file)).toEqual([303, `/login?next=%2Freceipts%2F${id}`])
  expect(await ways(await world.as(member), receipt.id)).toEqual([303, `/transactions/${receipt.orderId}`])
  expect(await ways(await world.as(await aMember(db)), receipt.id)).toEqual([404, null])
  expect((await receiptResponse(await world.visitor(), 'none.pdf')).status).toBe(404)
})

test('a PDF is drawn beside the server, and again where the process is killed over it', async () => {
  const { member, receipt } = await aReceipt('Ada')
  const ctx = await world.as(member)
  const ask = () => receiptResponse(ctx, `${receipt.id}.pdf`)
  expect((await ask()).status).toBe(200)
  const before = processesOf('receipts/pdf/process.ts')
  expect(before).toHaveLength(1)
  const asked = ask()
  for (const pid of before) process.kill(pid, 'SIGKILL')
  expect((await asked).status).toBe(200)
  expect(processesOf('receipts/pdf/process.ts')).not.toEqual(before)
})

test('the PDF names all evidence of the place that agrees, as the page does', async () => {
  const member = await aMember(db, { name: 'Ada', locale: 'nl' })
  const order = await anOrder(db, member.id, { country: 'NL' })
  const evidence = { kind: 'bank', country: 'NL' } as const
  await db.transaction((tx) => insertPlaceEvidence(tx, order.id, evidence, world.now()))
  const { id } = await db.transaction((tx) => issueReceipt(world, tx, order, crypto.randomUUID()))
  const response = await receiptResponse(await world.as(member), `${id}.pdf`)
  expect(textIn(Buffer.from(await response.arrayBuffer()))).toContain(
    'Land bepaald op basis van: land van je bank of kaart en het land dat je koos.',
  )
})

describe('a PDF that is not drawn in time', () => {
  const patient = { longestWork: 60_000, longestWait: 60_000 }
  const drawnWithin = async (limits: typeof patient) => {
    const { member, receipt } = await aReceipt('Ada')
    const view = toReceiptView((await findOwnReceipt(db, member.id, receipt.id))!)
    return createDrawing(limits)({ receipt: view, site: 'Vonk', locale: 'nl' }, { shares: [] })
  }

  test('because the processors are busy is to be asked for again', async () => {
    await expect(drawnWithin({ ...patient, longestWait: 1 })).rejects.toMatchObject({ code: 'try_again_later' })
  })

  test('because it takes too much of them is a fault', async () => {
    await expect(drawnWithin({ ...patient, longestWork: 1 })).rejects.toThrow(TooMuchWork)
  })
})

test('a PDF speaks the language of its reader', async () => {
  const { member, receipt } = await aReceipt('Ada')
  const titleIn = async (locale: 'nl' | 'en') => {
    const response = await receiptResponse({ ...(await world.as(member)), locale }, `${receipt.id}.pdf`)
    return /\((\w+) VONK-2026/.exec(Buffer.from(await response.arrayBuffer()).toString('latin1'))?.[1]
  }
  expect([await titleIn('nl'), await titleIn('en')]).toEqual(['Bon', 'Receipt'])
})

test('a name in letters that the font does not have is left out', async () => {
  const { member, receipt } = await aReceipt('Μαρία')
  const response = await receiptResponse(await world.as(member), `${receipt.id}.pdf`)
  expect(textIn(Buffer.from(await response.arrayBuffer()))).not.toContain('Μ')
})

test('what is no receipt is not found', async () => {
  const ctx = await world.as(await aMember(db))
  for (const file of ['x.pdf', crypto.randomUUID(), `${crypto.randomUUID()}.pdf`, 'a'.repeat(5000)])
    expect((await receiptResponse(ctx, file)).status).toBe(404)
})
