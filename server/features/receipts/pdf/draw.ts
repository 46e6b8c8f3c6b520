import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { m } from '~words'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import { type ReceiptWords, receiptWords } from '../rules/words.ts'
import type { ReceiptView } from '../view.ts'

/** Letters that the font has, Latin and Cyrillic, but for some among them that it lacks. */
const letters = /^[\u0020-\u007e\u00a0-\u017f\u0401-\u045f‘’“”–]*$/
const lacking = /[ĊċĔĕĠġĨĩĬĭĲĳĸĿŀŉŊŋŎŏŦŧŨũŴŵŶŷЍѐѝ]/

/** In points. */
const page = { margin: 56, width: 595.28 }
const column = page.width - 2 * page.margin

const muted = '#51577a'
const ink = '#1a2046'

/**
 * A4, as on the page (product §17.7); tagged for screen readers. A name in letters that the font lacks is left out: a
 * receipt needs none.
 */
export async function drawReceipt(receipt: ReceiptView, site: string, locale: string): Promise<Buffer> {
  const buyer = letters.test(receipt.buyer) && !lacking.test(receipt.buyer) ? receipt.buyer : ''
  const words = receiptWords({ ...receipt, buyer }, locale)
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: page.margin, lang: locale, tagged: true, displayTitle: true, pdfVersion: '1.7' },
    info: { Title: words.title, Author: receipt.seller.name, CreationDate: receipt.issuedAt },
  })
  const { regular, bold } = fonts()
  doc.registerFont('regular', regular).registerFont('bold', bold)
  const written = collect(doc)
  draw(doc, receipt, words, { site, locale })
  doc.end()
  return written
}

function draw(
  doc: PDFKit.PDFDocument,
  receipt: ReceiptView,
  words: ReceiptWords,
  { site, locale }: { site: string; locale: string },
): void {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const text = (tag: string, write: () => void) => root.add(doc.struct(tag, {}, write))
  const amount = (label: string, value: string, size = 10) =>
    text('P', () => {
      const { y } = doc
      doc.fontSize(size).text(value, page.margin, y, { width: column, align: 'right' })
      doc.text(label, page.margin, y, { width: column - 120 })
      doc.moveDown(0.6)
    })
  const line = (width = 0.5) => {
    const { y } = doc
    doc.markContent('Artifact', { type: 'Layout' })
    doc
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(width)
      .stroke('#d9cfcd')
    doc.endMarkedContent()
    doc.moveDown(0.6)
  }

  text('H1', () => doc.font('bold').fontSize(20).fillColor(ink).text(site))
  doc.moveDown(0.4)
  text('H2', () => doc.fontSize(14).text(words.title))
  text('P', () => doc.font('regular').fontSize(10).fillColor(muted).text(words.issued))
  doc.moveDown()
  for (const each of words.seller) text('P', () => doc.text(each))
  doc.moveDown()
  text('P', () => doc.fillColor(ink).text(words.buyer))
  if (words.corrects) text('P', () => doc.text(words.corrects ?? ''))
  doc.moveDown(1.5)
  doc.font('bold')
  amount(m.receipts_what(), m.receipts_amount())
  line(1)
  doc.font('regular')
  amount([words.what, words.unit].filter(Boolean).join(' · '), moneyWords(receipt.price, locale))
  line()
  for (const each of words.amounts) {
    amount(each.label, moneyWords(each.amount, locale))
    line()
  }
  doc.font('bold')
  amount(words.total, moneyWords(receipt.total, locale), 12)
  doc.moveDown()
  doc.font('regular').fillColor(muted)
  const notes = [...(words.collection ? [words.collection] : []), ...words.notes]
  for (const note of notes) text('P', () => doc.fontSize(9).text(note, page.margin, doc.y, { width: column }))
  root.end()
}

let read: { regular: Buffer; bold: Buffer } | undefined

/** PT Sans: its free licence allows to embed it, which a PDF needs for the euro and for Polish letters. */
function fonts(): { regular: Buffer; bold: Buffer } {
  const file = (name: string) =>
    readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/pt-sans/${name}.ttf`))
  read ??= { regular: file('400Regular/PTSans_400Regular'), bold: file('700Bold/PTSans_700Bold') }
  return read
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  doc.on('end', () => resolve(Buffer.concat(parts)))
  doc.on('error', reject)
  return promise
}
