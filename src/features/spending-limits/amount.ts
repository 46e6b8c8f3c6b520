/** Code units of an amount that are looked at. */
const longest = 20

/** What may stand before and behind an amount: its currency, as "€", "kr" or "EUR", and a dash for no cents, as in "20,-". */
const before = /^(?:\p{L}{0,3}\p{Sc}|\p{L}{2,4})?$/u
const behind = /^(?:[.,][-–])?\s*(?:\p{L}{0,3}\p{Sc}|\p{L}{2,4})?$/u

const withComma = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/
const withPoint = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

/**
 * Parses a typed amount to minor units: "75", "75,5", "€ 20,-", "€ 1.250,00". Accepts another language's separators if
 * they are unambiguous. Undefined for anything else: "12,345" is no thousands where the comma is the decimal separator.
 */
export function minorIn(typed: string, locale: string): number | undefined {
  if (typed.length > longest) return undefined
  const from = typed.search(/\d/)
  const to = typed.search(/\d\D*$/) + 1
  if (!before.test(typed.slice(0, from).trim()) || !behind.test(typed.slice(to).trim())) return undefined
  const plain = typed.slice(from, to).replaceAll(/\s/g, '')
  const [own, other] = isPoint(locale) ? [withPoint, withComma] : [withComma, withPoint]
  const found = own.exec(plain) ?? withCents(other.exec(plain))
  if (!found) return undefined
  const [, whole = '', part = ''] = found
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
}

/** Marks for thousands alone may be meant for cents. */
const withCents = (found: RegExpExecArray | null) => (found?.[2] ? found : null)

/** Whether the decimal separator is a point. */
const isPoint = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === '.')

/** The amount for a field: "75,00" or "75.00", without currency. */
export function amountText(minor: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(minor / 100)
}
