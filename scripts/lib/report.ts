/** Tables of what was measured or tried, on the screen and in a document. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { root } from './run.ts'

/** Reads well as text, too. */
export function tableOf(header: string[], rows: string[][]): string {
  const widths = header.map((_, i) => Math.max(...[header, ...rows].map((row) => row[i]?.length ?? 0)))
  const line = (cells: string[]) => `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`
  return [line(header), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n')
}

/** Where and of what something was measured: machine, versions, commit and day. */
export function circumstances(): string {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  const machine = `${cpus().length} cores (${processor}), ${memory}, ${type()} ${release().split('-')[0]}`
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const isChanged = git('status', '--porcelain', '--', '*.ts', '*.tsx', '*.sql', 'package.json') !== ''
  const commit = `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Bun ${Bun.version}, ${machine}`
}

/** Puts a text between the document's marks of that name, which must be there. */
export function writeSection(file: string, name: string, text: string): void {
  const path = join(root, file)
  const document = readFileSync(path, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} has no place for ${name}: ${begin} … ${end}`)
  writeFileSync(path, `${document.slice(0, from + begin.length)}\n${text}\n${document.slice(to)}`)
}
