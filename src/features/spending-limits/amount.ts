/** Code units of an amount that are looked at. */
const longest = 20

/** What somebody has typed as an amount, in minor units: "75", "75,5", "€ 1.250,00" and "1,250.00" alike. Undefined for anything else. */
export function minorIn(typed: string): number | undefined {
  if (typed.length > longest) return undefined
  const plain = typed.replaceAll(/[^\d.,]/g, '')
  const found = /^(\d{1,3}(?:[.,]?\d{3})*)(?:[.,](\d{1,2}))?$/.exec(plain)
  if (!found || /-|−/.test(typed)) return undefined
  const [, whole = '', part = ''] = found
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
}

/** The amount as it stands in a field: "75,00" or "75.00", without currency. */
export function amountText(minor: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(minor / 100)
}
