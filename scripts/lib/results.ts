/** Results of benchmarks and drills: a JSON file for each, from which the table in a document is rendered. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'
import type { Figure } from '../../bench/lib/figures.ts'
import type { Finding } from '../../server/reliability/drill.ts'
import { type Circumstances, currentCircumstances, tableOf } from './report.ts'

/** A document with a section for each result, between `<!-- name -->` and `<!-- /name -->`. */
export interface ResultDocument<Row> {
  /** Relative to the project, as `folder` is. */
  document: string
  /** Of the JSON files, each called `<name>.json`. */
  folder: string
  header: string[]
  cellsOf(row: Row): string[]
}

/** The contents of a JSON file. */
interface Result<Row> {
  circumstances: Circumstances
  rows: Row[]
}

export const benchResults: ResultDocument<Figure> = {
  document: 'bench/README.md',
  folder: 'bench/results',
  header: ['', 'ours', 'beside', 'ratio', 'goal', ''],
  cellsOf: ({ name, ours, beside, ratio, goal, verdict }) =>
    [name, ours, beside, ratio?.toFixed(2), goal, verdict].map((cell) => cell ?? ''),
}

export const drillResults: ResultDocument<Finding> = {
  document: 'docs/reliability.md',
  folder: 'docs/reliability',
  header: ['what holds', 'tried', 'found', ''],
  cellsOf: ({ claim, tried, found, holds }) => [claim, tried, found, holds ? 'holds' : 'BROKEN'],
}

export const renderTable = <Row>({ header, cellsOf }: ResultDocument<Row>, rows: Row[]): string =>
  tableOf(header, rows.map(cellsOf))

/** Writes the JSON file of a result, and renders its section. Throws if the document has no section of that name. */
export function recordResult<Row>(root: string, kind: ResultDocument<Row>, name: string, rows: Row[]): void {
  const result: Result<Row> = { circumstances: currentCircumstances(), rows }
  const path = join(root, kind.document)
  const text = withSection(kind, readFileSync(path, 'utf8'), name, sectionOf(kind, result))
  mkdirSync(join(root, kind.folder), { recursive: true })
  writeFileSync(join(root, kind.folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
  writeFileSync(path, text)
}

/** Renders the sections of all results into the document. Throws if one has no section. */
export function renderDocument<Row>(root: string, kind: ResultDocument<Row>): void {
  const path = join(root, kind.document)
  let text = readFileSync(path, 'utf8')
  for (const [name, result] of resultsOf(root, kind)) text = withSection(kind, text, name, sectionOf(kind, result))
  writeFileSync(path, text)
}

/** One line for each section that differs from its JSON file, and for each that lacks the other. */
export function findStaleTables<Row>(root: string, kind: ResultDocument<Row>): string[] {
  const sections = sectionsOf(readFileSync(join(root, kind.document), 'utf8'))
  const results = resultsOf(root, kind)
  const names = [...new Set([...sections.keys(), ...results.keys()])].sort()
  return names.flatMap((name) => {
    const [section, result] = [sections.get(name), results.get(name)]
    const expected = result ? `\n${sectionOf(kind, result)}\n` : '\n'
    if (section === expected) return []
    if (section === undefined) return `${kind.document} has no section for ${kind.folder}/${name}.json`
    return `${kind.document}: "${name}" differs from ${kind.folder}/${name}.json: run with --write, or with --render`
  })
}

function sectionOf<Row>(kind: ResultDocument<Row>, { rows, circumstances }: Result<Row>): string {
  const { date, commit, bun, machine } = circumstances
  return `${renderTable(kind, rows)}\n\n${date}, commit ${commit}, Bun ${bun}, ${machine}.`
}

function resultsOf<Row>(root: string, { folder }: ResultDocument<Row>): Map<string, Result<Row>> {
  const cwd = join(root, folder)
  const files = existsSync(cwd) ? [...new Glob('*.json').scanSync(cwd)].sort() : []
  return new Map(
    files.map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(cwd, file), 'utf8'))]),
  )
}

/** What lies between the marks, by name. */
const sectionsOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/<!-- ([\w-]+) -->(.*?)<!-- \/\1 -->/gs)].map(([, name, section]) => [name!, section!]))

function withSection<Row>({ document }: ResultDocument<Row>, text: string, name: string, section: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${document} has no section for ${name}: ${begin} … ${end}`)
  return `${text.slice(0, from + begin.length)}\n${section}\n${text.slice(to)}`
}
