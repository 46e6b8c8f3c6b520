import { expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchResults, drillResults, findStaleTables, recordResult, renderDocument } from './results.ts'
import { root } from './run.ts'

const figures = [
  { name: 'a page', ours: '1.97 ms', beside: '1.47 ms', ratio: 1.3401, goal: '≤ 2', verdict: 'met' as const },
  { name: 'its size', ours: '12.0 kB' },
]

function projectWith(document: string): string {
  const project = mkdtempSync(join(tmpdir(), 'vonk-results-'))
  writeFileSync(join(project, 'README.md'), document)
  return project
}

const kind = { ...benchResults, document: 'README.md', folder: 'results' }
const empty = 'Before.\n\n<!-- pages -->\n<!-- /pages -->\n\nAfter.\n'

test('a recorded result is in its JSON file, and in its section with its circumstances', () => {
  const project = projectWith(empty)
  recordResult(project, kind, 'pages', figures)
  const text = readFileSync(join(project, 'README.md'), 'utf8')
  expect(text).toContain('| a page   | 1.97 ms | 1.47 ms | 1.34  | ≤ 2  | met |\n')
  expect(text).toMatch(
    /\n\n\d{4}-\d\d-\d\d, commit [0-9a-f]+.*, Bun \d.*, \d+ cores \(.*\.\n<!-- \/pages -->\n\nAfter\.\n$/,
  )
  expect(JSON.parse(readFileSync(join(project, 'results/pages.json'), 'utf8')).rows).toEqual(figures)
  expect(findStaleTables(project, kind)).toEqual([])
})

test('a result without a section in the document is an error', () => {
  const project = projectWith('Nothing.\n')
  expect(() => recordResult(project, kind, 'pages', figures)).toThrow('no section for pages')
  expect(existsSync(join(project, 'results/pages.json'))).toBe(false)
})

test('a table that was changed by hand is found, and rendered anew from its JSON file', () => {
  const project = projectWith(empty)
  recordResult(project, kind, 'pages', figures)
  const path = join(project, 'README.md')
  const recorded = readFileSync(path, 'utf8')
  for (const [what, by] of [
    ['1.97 ms', '1.07 ms'],
    [/, Bun [\d.]+,/, ', Bun 9,'],
  ] as const) {
    writeFileSync(path, recorded.replace(what, by))
    expect(findStaleTables(project, kind), by).toHaveLength(1)
    renderDocument(project, kind)
    expect(readFileSync(path, 'utf8')).toBe(recorded)
  }
})

test('a table without its JSON file is found, and a file without its section', () => {
  const project = projectWith(empty)
  expect(findStaleTables(project, kind), 'never run').toEqual([])
  recordResult(project, kind, 'pages', figures)
  const recorded = readFileSync(join(project, 'README.md'), 'utf8')
  writeFileSync(join(project, 'README.md'), 'Nothing.\n')
  expect(findStaleTables(project, kind)).toEqual(['README.md has no section for results/pages.json'])
  writeFileSync(join(project, 'README.md'), recorded)
  rmSync(join(project, 'results/pages.json'))
  expect(findStaleTables(project, kind)).toHaveLength(1)
})

test('the documents hold what was measured', () => {
  expect([...findStaleTables(root, benchResults), ...findStaleTables(root, drillResults)]).toEqual([])
})
