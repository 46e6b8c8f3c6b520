import type { Money } from './money.ts'

/** An amount as people of a language write it, never broken over two lines: `€ 35,99`. */
export function moneyWords({ minor, currency }: Money, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const words = format.format(Math.abs(minor) / 100).replaceAll(' ', '\u00a0')
  return minor < 0 ? `−\u00a0${words}` : words
}
