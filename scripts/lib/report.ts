/** Tables of what was measured or tried, and where that was. */
import { spawnSync } from 'node:child_process'
import { cpus, release, totalmem, type } from 'node:os'
import { root } from './run.ts'

/** A table in Markdown, whose columns also line up as plain text. */
export function tableOf(header: string[], rows: string[][]): string {
  const widths = header.map((_, i) => Math.max(...[header, ...rows].map((row) => row[i]?.length ?? 0)))
  const line = (cells: string[]) => `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`
  return [line(header), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n')
}

/** When, of what and on which machine something was measured. */
export interface Circumstances {
  /** `2026-11-28` */
  date: string
  /** The abbreviated hash, followed by "with changes" if the working tree differed. */
  commit: string
  bun: string
  /** Processors, memory and operating system. */
  machine: string
}

export function currentCircumstances(): Circumstances {
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const isChanged = git('status', '--porcelain', '--', '*.ts', '*.tsx', '*.sql', 'package.json') !== ''
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: `${git('rev-parse', '--short', 'HEAD')}${isChanged ? ' with changes' : ''}`,
    bun: Bun.version,
    machine: `${cpus().length} cores (${processor}), ${memory}, ${type()} ${release().split('-')[0]}`,
  }
}
