import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { markName } from '../../lib/words/mark-name.ts'
import { withNames } from './with-names.tsx'

const drawn = (words: string) => renderToStaticMarkup(<p>{withNames(words)}</p>)

test('a name in a sentence is left alone by translators and keeps its own direction', () => {
  expect(drawn(`Je hebt ${markName('Bloem')} geblokkeerd.`)).toBe(
    '<p>Je hebt <bdi translate="no">Bloem</bdi> geblokkeerd.</p>',
  )
})

test('so is each of several, at either end, in whatever letters and over lines', () => {
  expect(drawn(`${markName('ליאת')} en ${markName('Jan\n<Piet>')}`)).toBe(
    '<p><bdi translate="no">ליאת</bdi> en <bdi translate="no">Jan\n&lt;Piet&gt;</bdi></p>',
  )
})

test('a sentence without a name is drawn as it is, a lone mark too', () => {
  expect(drawn('Gedaan.')).toBe('<p>Gedaan.</p>')
  expect(drawn('half \u2068 gedaan')).toBe('<p>half \u2068 gedaan</p>')
})
