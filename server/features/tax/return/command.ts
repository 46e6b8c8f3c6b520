import { parseArgs } from 'node:util'
import type { Db } from '../../../../db/client.ts'
import { listSites } from '../../../../db/queries/sites.ts'
import { type ReceiptSum, sumReceipts } from '../../../../db/queries/tax/return.ts'
import { dayIn } from '../../../../db/reference/days.ts'
import { bookkeepingZone } from '../../../../db/reference/money/tax.ts'
import type { Commands } from '../../../core/operations/command.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { readSettings } from '../../../core/site/read-settings.ts'
import { isOfOneStopShop, linesOf, type RateOf, type ReturnLine } from './lines.ts'
import { lastDayOf, type Period, periodNamed } from './period.ts'

const usage = `The return of the Union's one-stop shop, as CSV, with what else there is to know on the second output:

  bun run vonk oss-return 2026-Q4           of a quarter, which is what is handed in
  bun run vonk oss-return 2026-11           of a month, to look at in between

  --rate PLN=4.2512                         the European Central Bank's rate of the quarter's last day
  --rate 2026-Q3:PLN=4.2655                 that of an earlier quarter, which something has gone back of
  --vat-number <number>                     which seller's, where there are several`

/** For who hands in the return. */
export const returnCommands: Commands = {
  'oss-return': {
    summary: 'the return of the one-stop shop, for the tax of what members buy; without more, explains how',
    takes: '…',
    async run({ db, now, note }, args) {
      const { csv, notes } = await runReturnCommand(db, args, now())
      for (const each of notes) note(each)
      return csv
    },
  },
}

export interface Return {
  csv: string
  /** What the return does not hold, and what an operator should look at. */
  notes: string[]
}

/** Throws `NotDone` for what was not understood, and for what is missing. */
export async function runReturnCommand(db: Db, args: string[], now: Date): Promise<Return> {
  const { period, rateOf, vatNumber } = parse(args)
  const timeZone = await zoneOf(db)
  const sums = ofSeller(await sumReceipts(db, { ...period, timeZone }), vatNumber)
  const lines = linesOf(sums, period.quarter, rateOf)
  const isOver = dayIn(timeZone, now) >= period.until
  return {
    csv: [header, ...lines.map(toCsv)].join('\n'),
    notes: [...(isOver ? [] : [`${period.name} is not over yet.`]), ...notesOf(sums)],
  }
}

const header = 'part,quarter,country,rate,taxable_amount_eur,vat_amount_eur'

function toCsv({ part, quarter, country, rate, taxable, tax }: ReturnLine): string {
  const cents = (minor: number | undefined) => (minor === undefined ? '' : (minor / 100).toFixed(2))
  return [part, quarter, country, cents(rate ?? undefined), cents(taxable?.minor), cents(tax.minor)].join()
}

function notesOf(sums: readonly ReceiptSum[]): string[] {
  const elsewhere = sums
    .filter((sum) => !isOfOneStopShop(sum))
    .map(({ country, sellerCountry, taxRate, currency, quarter, totalMinor, taxMinor }) => {
      const where = country === sellerCountry ? 'at home, for the return there' : 'outside of the one-stop shop'
      const [total, tax] = [totalMinor, taxMinor].map((minor) => (minor / 100).toFixed(2))
      return `${country} ${quarter}, ${where}: ${currency} ${total}, of which ${tax} tax at ${taxRate / 100} %`
    })
  const unproved = sums.reduce((sum, each) => sum + each.unproved, 0)
  const doubtful = `${unproved} sales have a place that no two pieces of evidence agree on.`
  return [...elsewhere, ...(unproved > 0 ? [doubtful] : [])]
}

function ofSeller(sums: ReceiptSum[], wanted: string | undefined): ReceiptSum[] {
  const sellers = [...new Set(sums.map(({ sellerVatNumber }) => sellerVatNumber))]
  if (wanted === undefined && sellers.length > 1) {
    throw new NotDone(
      `Several have sold: say which by --vat-number. ${sellers.map((one) => one || '(none)').join(', ')}`,
    )
  }
  return sums.filter(({ sellerVatNumber }) => wanted === undefined || sellerVatNumber === wanted)
}

/** Days begin where the operator keeps their books. */
async function zoneOf(db: Db): Promise<string> {
  const companies = (await listSites(db)).map(({ settings }) => readSettings(settings, undefined).settings.companyInfo)
  return bookkeepingZone(companies.find(({ country }) => country)?.country ?? null)
}

interface Asked {
  period: Period
  rateOf: RateOf
  vatNumber: string | undefined
}

function parse(args: string[]): Asked {
  const { positionals, values } = taken(args)
  const [name = '', ...others] = positionals
  const period = periodNamed(name)
  if (!period || others.length > 0) throw new NotDone(usage)
  const rates = new Map(values.rate?.map((told) => rateTold(told, period.quarter)))
  const rateOf: RateOf = (currency, quarter) => {
    const rate = rates.get(`${quarter}:${currency}`)
    if (rate) return rate
    const option = quarter === period.quarter ? `--rate ${currency}=` : `--rate ${quarter}:${currency}=`
    throw new NotDone(
      `How many ${currency} was a euro on ${lastDayOf(quarter)}, by the European Central Bank? Say ${option}…`,
    )
  }
  return { period, rateOf, vatNumber: values['vat-number'] }
}

function taken(args: string[]) {
  const options = { rate: { type: 'string', multiple: true }, 'vat-number': { type: 'string' } } as const
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new NotDone(usage)
  }
}

const rateWritten = /^(?:(20\d\d-Q[1-4]):)?([A-Z]{3})=(\d{1,4}(?:\.\d{1,6})?)$/

/** In millionths. */
function rateTold(told: string, quarter: string): [key: string, rate: number] {
  const [, of = quarter, currency, rate] = rateWritten.exec(told) ?? []
  const millionths = Math.round(Number(rate) * 1_000_000)
  if (!currency || !(millionths > 0)) throw new NotDone(usage)
  return [`${of}:${currency}`, millionths]
}
