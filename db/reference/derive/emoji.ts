/**
 * Writes the emoji of one language with the words that they are found by, from the npm package emojibase-data (MIT):
 *
 *   bun db/reference/derive/emoji.ts <folder of the package> <locale>
 *
 * Left out: skin tones, flags of countries, which Windows shows as letters, and what is too new for phones of some years.
 */
import { join } from 'node:path'

interface Listed {
  emoji: string
  label: string
  tags?: string[]
  group?: number
  version: number
  order?: number
}

const newest = 15
const components = 2
const isCountryFlag = /^\p{RI}|^🏴\u{e0067}/u

const [folder = '', locale = ''] = Bun.argv.slice(2)
const listed: Listed[] = await Bun.file(join(folder, locale, 'data.json')).json()
const kept = listed
  .filter(({ group, version }) => group !== undefined && group !== components && version <= newest)
  .filter(({ emoji }) => !isCountryFlag.test(emoji))
  .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))

const plain = (text: string) => text.replaceAll(/[;`$\\]/g, ' ').trim()
const lineOf = ({ emoji, label, tags = [] }: Listed) => {
  const told = new Set(label.split(' '))
  return [`${emoji} ${plain(label)}`, ...tags.filter((tag) => !told.has(tag)).map(plain)].join(';')
}
const groups = Map.groupBy(kept, ({ group }) => group)
const lines = [...groups].flatMap(([group, members]) => [`#${group}`, ...members.map(lineOf)])
await Bun.write(join(import.meta.dir, `../emoji/${locale}.ts`), `export const emoji = \`${lines.join('\n')}\`\n`)
