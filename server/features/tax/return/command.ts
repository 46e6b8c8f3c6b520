import { parseArgs } from 'node:util'
import type { Db } from '../../../../db/client.ts'
import { listSites } from '../../../../db/queries/sites.ts'
import {
  listTaxDifferences,
  type ReceiptSum,
  sumReceipts,
  type TaxDifference,
} from '../../../../db/queries/tax/return.ts'
import { dayIn } from '../../../../db/reference/days.ts'
import { money } from '../../../../db/reference/money/money.ts'
import { bookkeepingZone } from '../../../../db/reference/money/tax.ts'
import type { Commands } from '../../../core/operations/command.ts'
import { NotDone } from '../../../core/operations/not-done.ts'
import { readSettings } from '../../../core/site/read-settings.ts'
import { isOfOneStopShop, linesOf, type RateOf, type ReturnLine, taxAt } from './lines.ts'
import { lastDayOf, periodNamed, type ReturnPeriod } from './period.ts'

const usage = `The return of the Union's one-stop shop, as CSV, with what else there is to know on the second output:

  bun run vonk oss-return 2026-Q4           of a quarter, which is what is handed in
  bun run vonk oss-return 2026-11           of a month, to look at in between

  --rate PLN=4.2512                         the European Central Bank's rate of the quarter's last day
  --rate 2026-Q3:PLN=4.2655                 that of an earlier quarter, which something has gone back of
  --vat-number <number>                     which seller's, where there are several
  --differences                             instead of the return: each receipt whose tax is not its taxable amount × its rate`

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

export interface TaxReturn {
  csv: string
  /** What the return does not hold, and what an operator should look at. */
  notes: string[]
}

/** Throws `NotDone` for what was not understood, and for what is missing. */
export async function runReturnCommand(db: Db, args: string[], now: Date): Promise<TaxReturn> {
  const { period, rateOf, vatNumber, wantsDifferences } = parse(args)
  const span = { ...period, timeZone: await zoneOf(db) }
  const sums = ofSeller(await sumReceipts(db, span), vatNumber)
  const differences = ofSeller(await listTaxDifferences(db, span), vatNumber).filter(isOfOneStopShop)
  const isOver = dayIn(span.timeZone, now) >= period.until
  const notOver = isOver ? [] : [`${period.name} is not over yet.`]
  if (wantsDifferences)
    return { csv: [differenceHeader, ...differences.map(differenceLine)].join('\n'), notes: notOver }
  const lines = linesOf(sums, period.quarter, rateOf)
  return {
    csv: [header, ...lines.map(toCsv)].join('\n'),
    notes: [...notOver, ...differenceNotes(lines, differences), ...doubtfulNotes(sums)],
  }
}

const header = 'part,quarter,country,rate,currency,taxable_amount,vat_amount,vat_of_receipts'
const differenceHeader = 'receipt,quarter,country,rate,currency,taxable_amount,vat_of_receipt,vat_by_rate'

const inUnits = (minor: number | undefined) => (minor === undefined ? '' : (minor / 100).toFixed(2))

function toCsv({ part, quarter, country, rate, taxable, tax, taxOfReceipts }: ReturnLine): string {
  const amounts = [taxable?.minor, tax.minor, taxOfReceipts.minor].map(inUnits)
  return [part, quarter, country, inUnits(rate ?? undefined), tax.currency, ...amounts].join()
}

function differenceLine({ number, quarter, country, taxRate, currency, totalMinor, taxMinor }: TaxDifference): string {
  const taxable = money(totalMinor - taxMinor, currency)
  const amounts = [taxable.minor, taxMinor, taxAt(taxable, taxRate).minor].map(inUnits)
  return [number, quarter, country, inUnits(taxRate), currency, ...amounts].join()
}

/** Each receipt is rounded by itself, and the portal rounds their sum. */
function differenceNotes(lines: readonly ReturnLine[], differences: readonly TaxDifference[]): string[] {
  return lines
    .filter(({ tax, taxOfReceipts }) => tax.minor !== taxOfReceipts.minor)
    .map(({ country, quarter, rate, tax, taxOfReceipts }) => {
      const of = differences.filter(
        (one) => [one.country, one.quarter, one.taxRate].join() === [country, quarter, rate].join(),
      )
      const amounts = `${inUnits(taxOfReceipts.minor)} by its receipts, ${inUnits(tax.minor)} by its taxable amount`
      return `${country} ${quarter} at ${(rate ?? 0) / 100} %: the tax is ${amounts}, as the portal computes it; ${of.length} receipts differ by a cent each (--differences lists them).`
    })
}

function doubtfulNotes(sums: readonly ReceiptSum[]): string[] {
  const unproved = sums.reduce((sum, each) => sum + each.unproved, 0)
  return unproved > 0 ? [`${unproved} sales have a place that no two pieces of evidence agree on.`] : []
}

function ofSeller<Sum extends Pick<ReceiptSum, 'sellerVatNumber'>>(sums: Sum[], wanted: string | undefined): Sum[] {
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

interface TaxReturnOptions {
  period: ReturnPeriod
  rateOf: RateOf
  vatNumber: string | undefined
  wantsDifferences: boolean
}

function parse(args: string[]): TaxReturnOptions {
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
  return { period, rateOf, vatNumber: values['vat-number'], wantsDifferences: values.differences ?? false }
}

function taken(args: string[]) {
  const [text, yes] = [{ type: 'string' }, { type: 'boolean' }] as const
  const options = { rate: { ...text, multiple: true }, 'vat-number': text, differences: yes } as const
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
