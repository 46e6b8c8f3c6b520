import { m } from '~words'
import { countryName } from '../../../../db/reference/countries/name.ts'
import { dayWords, timeWords } from '../../../../db/reference/days.ts'
import type { Money } from '../../../../db/reference/money/money.ts'
import { bookkeepingZone } from '../../../../db/reference/money/tax.ts'
import { moneyWords } from '../../../../db/reference/money/words.ts'
import type { ReceiptView } from '../view.ts'

/** The texts of a receipt in the reader's language, for the page and for the PDF. */
export interface ReceiptWords {
  title: string
  issued: string
  /** Line by line. */
  seller: string[]
  buyer: string
  corrects: string | undefined
  what: string
  unit: string | undefined
  /** Between what was sold and the total. */
  amounts: { label: string; amount: Money }[]
  total: string
  /** The day, account and mandate of the direct debit. */
  collection: string | undefined
  notes: string[]
}

export function receiptWords(receipt: ReceiptView, locale: string): ReceiptWords {
  const { number, reason, seller, buyer, credits: count, unit, discount, corrects, taxName, net, collection } = receipt
  const isSale = reason === 'sale'
  const credits = m.receipts_credits({ count })
  const country = countryName(receipt.country, locale)
  const { tax, rate } = taxWords(receipt, locale)
  return {
    title: titles[reason]({ number }),
    issued: timeWords(receipt.issuedAt, locale, zoneOf(receipt)),
    seller: sellerLines(seller, locale),
    buyer: buyer ? m.receipts_to({ name: buyer, country }) : m.receipts_to_country({ country }),
    corrects: corrects ? m.receipts_corrects({ number: corrects }) : undefined,
    what: isSale ? credits : creditedWords(receipt, credits),
    unit: unit ? m.receipts_unit({ amount: moneyWords(unit, locale) }) : undefined,
    amounts: [
      ...(discount
        ? [
            {
              label: m.receipts_discount({ code: discount.code }),
              amount: { ...discount.amount, minor: -discount.amount.minor },
            },
          ]
        : []),
      ...(taxName === 'none'
        ? []
        : [
            { label: m.receipts_net({ tax }), amount: net },
            { label: m.receipts_tax({ rate, tax, country }), amount: receipt.tax },
          ]),
    ],
    total: totalWords(receipt),
    collection: collection
      ? m.receipts_collection({ ...collectionWords(collection, locale), mandate: collection.mandate })
      : undefined,
    notes: [
      ...(receipt.isNotCollected ? [m.receipts_not_collected_note()] : []),
      ...(taxName === 'none' ? [m.receipts_no_tax()] : []),
      m.receipts_place({ evidence: placeWords(receipt, locale) }),
    ],
  }
}

const titles = {
  sale: m.receipts_sale,
  refund: m.receipts_credit,
  charge_back: m.receipts_credit,
  refund_reversal: m.receipts_reversal,
  charge_back_reversal: m.receipts_reversal,
}

/** A part is named by its credits, and by nothing but its amount where it takes none. */
function creditedWords({ reason, isNotCollected, creditsBack, credits: of }: ReceiptView, credits: string): string {
  if (reason === 'refund_reversal') return m.receipts_refund_reversed({ credits })
  if (reason === 'charge_back_reversal') return m.receipts_charge_back_reversed({ credits })
  const isByBank = reason === 'charge_back'
  const count = creditsBack ?? of
  if (count === 0) return isByBank ? m.receipts_charge_back_some({ credits }) : m.receipts_refund_some({ credits })
  if (count < of) return isByBank ? m.receipts_charge_back_part({ count, of }) : m.receipts_refund_part({ count, of })
  if (isByBank) return m.receipts_charge_back({ credits })
  return isNotCollected ? m.receipts_not_collected_what({ credits }) : m.receipts_refund({ credits })
}

/** When its receipt is issued a direct debit is not paid yet, and the receipt stays as it is. */
function totalWords({ reason, collection, isNotCollected }: ReceiptView): string {
  if (reason === 'sale') return collection ? m.receipts_total() : m.receipts_paid()
  if (reason !== 'refund' && reason !== 'charge_back') return m.receipts_total()
  return isNotCollected ? m.receipts_not_collected() : m.receipts_back()
}

/** The day and account of a direct debit. */
export const collectionWords = ({ day, account }: NonNullable<ReceiptView['collection']>, locale: string) => ({
  ...{ date: dayWords(day, locale), account },
})

/** What its tax is called, and how high it is. */
export const taxWords = ({ taxName, taxRate }: ReceiptView, locale: string) => ({
  tax: taxName === 'gst' ? m.receipts_tax_gst() : m.receipts_tax_vat(),
  rate: (taxRate / 10_000).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 }),
})

/** The seller's name, address and registration numbers, one string per line. */
export const sellerLines = (seller: ReceiptView['seller'], locale: string): string[] =>
  [
    seller.name,
    [seller.address, seller.city, seller.country && countryName(seller.country, locale)].filter(Boolean).join(', '),
    [
      seller.kvk && m.receipts_kvk({ number: seller.kvk }),
      seller.vatNumber && m.receipts_vat_number({ number: seller.vatNumber }),
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean)

/** The time zone of a receipt's times: that of its seller. */
export const zoneOf = ({ seller }: Pick<ReceiptView, 'seller'>): string => bookkeepingZone(seller.country)

function placeWords({ placeBy }: ReceiptView, locale: string): string {
  const words = {
    bank: m.receipts_place_bank,
    network: m.receipts_place_network,
    chosen: m.receipts_place_chosen,
  }
  return new Intl.ListFormat(locale).format(placeBy.map((kind) => words[kind]()))
}
