import { loadPatiently } from '../../../lib/chunks/load-patiently.ts'

export interface Emoji {
  sign: string
  name: string
  /** The name and other words that it is found by, in small letters without marks. */
  words: string
}

export interface EmojiGroup {
  /** As emojibase numbers them. */
  number: number
  emoji: Emoji[]
}

const languages: Record<string, () => Promise<{ emoji: string }>> = {
  nl: () => import('../../../../db/reference/emoji/nl.ts'),
  en: () => import('../../../../db/reference/emoji/en.ts'),
}

const loaded = new Map<string, Promise<EmojiGroup[]>>()

/** All emoji, with words of the reader's language; English where there are none of it. */
export function loadEmoji(locale: string): Promise<EmojiGroup[]> {
  const known = loaded.get(locale)
  if (known) return known
  const load = languages[locale] ?? languages.en!
  const loading = loadPatiently(load).then(({ emoji }) => groupsIn(emoji))
  loaded.set(locale, loading)
  return loading
}

/** Letters without their marks, as they are typed and looked for. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function groupsIn(text: string): EmojiGroup[] {
  const groups: EmojiGroup[] = []
  for (const line of text.split('\n')) {
    if (/^#\d$/.test(line)) groups.push({ number: Number(line.slice(1)), emoji: [] })
    else groups.at(-1)?.emoji.push(emojiIn(line))
  }
  return groups
}

function emojiIn(line: string): Emoji {
  const space = line.indexOf(' ')
  const [name = '', ...others] = line.slice(space + 1).split(';')
  return { sign: line.slice(0, space), name, words: plain([name, ...others].join(' ')) }
}
