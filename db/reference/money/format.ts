import { type Money, money } from './money.ts'

/** As people write it there, such as € 35,99: it never breaks in the middle, and what is below zero begins with a minus sign. */
export function formatMoney({ minor, currency }: Money, locale: string): string {
  if (minor < 0) return `−\u00a0${formatMoney(money(-minor, currency), locale)}`
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .format(minor / 100)
    .replaceAll(' ', '\u00a0')
}
