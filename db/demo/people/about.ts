import type { Interest } from '../../reference/interests.ts'
import type { PortraitGender } from '../portraits/look.ts'
import { chance, pick, type Random, shuffled } from '../random.ts'
import type { AboutWords, Opening } from '../words/about.ts'
import { aboutDe } from '../words/about-de.ts'
import { aboutEn } from '../words/about-en.ts'
import { aboutNl } from '../words/about-nl.ts'
import type { WrittenLanguage } from './places.ts'

const words: Record<WrittenLanguage, AboutWords> = { nl: aboutNl, de: aboutDe, en: aboutEn }

/** The default of the site's limit on this text, in code points (product §14.1). */
const limit = 300

export interface Writer {
  language: WrittenLanguage
  gender: PortraitGender
  age: number
  region: string
  city: string
  interests: readonly Interest[]
}

/** What somebody says about themselves; with `complete` never nothing. */
export type AboutWriter = (writer: Writer, complete?: boolean) => string

/** Writes a different text for everybody, as long as there are any left. */
export function aboutWriter(random: Random): AboutWriter {
  const written = new Set<string>()
  return (writer, complete = false) => {
    if (!complete && chance(random, 0.05)) return ''
    let text = compose(random, writer, complete)
    for (let tries = 0; tries < 20 && written.has(text); tries++) text = compose(random, writer, complete)
    written.add(text)
    return text
  }
}

function compose(random: Random, writer: Writer, complete: boolean): string {
  const { openings, hobbies, wishes, whole, jobs } = words[writer.language]
  if (!complete && chance(random, 0.04)) return pick(random, whole)

  const fitting = openings.filter((candidate) => fits(candidate, writer))
  const opening = textOf(pick(random, fitting))
  const spoken = writer.interests.flatMap((interest) => (hobbies[interest] ? [pick(random, hobbies[interest])] : []))
  const own = shuffled(random, spoken)
  const wish = pick(random, wishes)
  const shapes: readonly string[][] = [
    [opening, ...own.slice(0, 1), wish],
    [opening, ...own.slice(0, 2), wish],
    [...own.slice(0, 2), wish],
    [opening, ...own.slice(0, 2)],
    [opening, wish],
    [own[0] ?? opening, wish, own[1] ?? ''],
  ]
  const text = filled([...new Set(pick(random, shapes))].join(' ').trim(), writer, pick(random, jobs))
  return [...text].length <= limit ? text : filled(`${opening} ${wish}`, writer, pick(random, jobs))
}

function fits(opening: Opening, { age, gender, region }: Writer): boolean {
  if (/\{job\}/i.test(textOf(opening)) && (age < 21 || age > 66)) return false
  if (typeof opening === 'string') return true
  return (
    age >= (opening.from ?? 0) &&
    age <= (opening.to ?? 200) &&
    (opening.gender ?? gender) === gender &&
    (opening.regions?.includes(region) ?? true)
  )
}

function textOf(opening: Opening): string {
  return typeof opening === 'string' ? opening : opening.text
}

function filled(text: string, { city }: Writer, job: string): string {
  return text
    .replaceAll('{city}', city)
    .replaceAll('{job}', job)
    .replaceAll('{Job}', job.charAt(0).toUpperCase() + job.slice(1))
}
