import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { inLocale } from '../../../core/i18n/locale.ts'
import { LetterMail } from './LetterMail.tsx'
import { darkColours, lightColours, written } from './letter-colours.ts'

const channels = (colour: string) => colour.match(/[\da-f]{2}/g)!.map((pair) => Number.parseInt(pair, 16))

/** As WCAG defines it, from 1 to 21. */
function contrast(one: number[], other: number[]): number {
  const light = ([red, green, blue]: number[]) => {
    const [r, g, b] = [red!, green!, blue!].map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
  }
  const [lower, higher] = [light(one), light(other)].sort((a, b) => a - b)
  return (higher! + 0.05) / (lower! + 0.05)
}

/** As mail programs do it that take no colours for the dark: every channel, or only how light it is. */
const inversions: Record<string, (colour: number[]) => number[]> = {
  'as they are': (colour) => colour,
  'with every channel inverted': (colour) => colour.map((value) => 255 - value),
  'with their lightness inverted': (colour) => {
    const turned = 255 - Math.max(...colour) - Math.min(...colour)
    return colour.map((value) => value + turned)
  },
}

/** What is written on what with less contrast than WCAG asks of text. */
const unreadable = (colours: typeof lightColours, inverted: (colour: number[]) => number[]) =>
  written.filter(
    ([text, ground]) => contrast(inverted(channels(colours[text])), inverted(channels(colours[ground]))) < 4.5,
  )

test.each(Object.entries(inversions))('the colours of a mail are readable %s', (_, inverted) => {
  expect(unreadable(lightColours, inverted)).toEqual([])
})

test('the colours of a mail in the dark are readable', () => {
  expect(unreadable(darkColours, (colour) => colour)).toEqual([])
})

test('a mail says that it has colours for the dark, for each of its colours', () => {
  const letter = {
    ...{ subject: 'Onderwerp', preview: 'Begin', title: 'Titel', paragraphs: ['Tekst'] },
    ...{ facts: [['Bedrag', '10']] as const, action: { label: 'Doe', url: 'https://vonk.example/x' }, notes: ['Noot'] },
  }
  const sender = { siteName: 'Vonk', origin: 'https://vonk.example', locale: 'nl' }
  const html = inLocale('nl', () => renderToStaticMarkup(<LetterMail letter={letter} sender={sender} />))
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('<meta name="supported-color-schemes" content="light dark"/>')
  for (const [name, dark] of Object.entries(darkColours)) {
    if (dark !== lightColours[name as keyof typeof lightColours]) expect(html, name).toContain(dark)
  }
  // Each rule is of a class that the mail has.
  for (const [, name] of html.matchAll(/^\.([a-z]+) \{/gm))
    expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`))
})
