import { expect, test } from 'bun:test'
import { resolve } from 'node:path'
import { Glob } from 'bun'
import { countryCodes } from '../db/reference/countries/codes.ts'
import words from '../i18n/messages/nl/refusals.json' with { type: 'json' }
import type { Limit } from './core/limits.ts'
import { phpPaths } from './php.ts'
import { siteSettings } from './settings.ts'

const folder = resolve(import.meta.dir, '../docs/product')
const files = [...new Glob('*.md').scanSync({ cwd: folder })]
const pages = await Promise.all(files.map((file) => Bun.file(resolve(folder, file)).text()))

/** The rows of the table in a section of the pages, below its heading, by their first cell. */
function tableIn(section: string): Map<string, string[]> {
  const [, text = ''] = pages.join('\n').split(new RegExp(`^## ${section} `, 'm'))
  const lines = text.split(/^#/m)[0]!.split('\n')
  const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.slice(1, -1).split('|'))
  const cells = rows.slice(2).map((row) => row.map((cell) => cell.replaceAll(/[`§]/g, '').trim()))
  return new Map(cells.map(([name = '', ...rest]) => [name, rest]))
}

test('the pages name the defaults of the settings as they are', () => {
  const defaults: Record<string, unknown> = siteSettings.parse({})
  const written = (value: unknown) => {
    if (!Array.isArray(value)) return typeof value === 'object' ? 'empty' : String(value)
    return value.length === countryCodes.length ? 'all of 14.3' : value.join(', ') || 'none'
  }
  const settings = tableIn('14.1')
  expect(settings.size).toBeGreaterThan(20)
  for (const [name, [said]] of settings) expect(`${name}: ${said}`).toBe(`${name}: ${written(defaults[name])}`)
})

test('the pages name the limits as they are', async () => {
  const files = [...new Glob('features/*/limits.ts').scanSync({ cwd: import.meta.dir })]
  const modules = await Promise.all(files.map((file) => import(`./${file}`)))
  const limits = modules.flatMap((module) => Object.values<Limit>(module))
  const said = [...tableIn('15.2')].map(([name, [, ...figures]]) => [name, ...figures].join(' '))
  const declared = limits.map(({ name, duration, member = '', network = '' }) =>
    [name, duration, member, network].join(' '),
  )
  expect(declared).toEqual(expect.arrayContaining(said))
  expect(said.length).toBeGreaterThan(9)
})

test('the pages name who may ask the old paths', () => {
  const said = [...tableIn('13.1')].map(([path, [who, landers]]) => `${path} ${who} ${landers}`)
  const declared = phpPaths.map(({ method, path, access, landers }) => `${method} ${path} ${access} ${landers ?? '–'}`)
  expect(said.toSorted()).toEqual(declared.toSorted())
})

test('the words that are fixed are said to the letter', () => {
  const fixed = [...tableIn('16.1').values()].flatMap(([said = '']) => said.split(' · '))
  expect(fixed.length).toBeGreaterThan(10)
  expect(Object.values(words)).toEqual(expect.arrayContaining(fixed))
})
