import { readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { Glob } from 'bun'

/** One import of one file. Paths are relative to the project's root; packages are `npm:` with the name as written. */
export interface Import {
  from: string
  to: string
  /** Nothing of it is left at run time. */
  typeOnly: boolean
  /** What is taken, as written between the braces. */
  names: string
}

const SOURCES = new Glob('{src,server,db,i18n,e2e,scripts,bench}/**/*.{ts,tsx}')

/** As the formatter writes them: `import … from '…'`, `export … from '…'`, `import '…'`, `import('…')`. */
const STATIC = /^(?:import|export)\s+(type\s+)?([^'"`;]*?)\s*from\s+'([^']+)'/gm
const BARE_OR_DYNAMIC = /(?:^import|\bimport\()\s*'([^']+)'/gm

/** The project's own source files. */
export function sourcesOf(root: string): string[] {
  return [...SOURCES.scanSync({ cwd: root })].filter((file) => !file.startsWith('i18n/paraglide/')).sort()
}

export function importsOfProject(root: string): Import[] {
  return sourcesOf(root).flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')))
}

export function importsOf(file: string, text: string): Import[] {
  const named = [...text.matchAll(STATIC)].map(([, type, names = '', target = '']) => ({
    from: file,
    to: resolved(file, target),
    typeOnly: type !== undefined,
    names,
  }))
  const whole = [...text.matchAll(BARE_OR_DYNAMIC)].map(([, target = '']) => ({
    from: file,
    to: resolved(file, target),
    typeOnly: false,
    names: '',
  }))
  return [...named, ...whole]
}

function resolved(file: string, target: string): string {
  if (target.startsWith('.')) return relative('.', normalize(join(dirname(file), target)))
  if (target.startsWith('@/')) return `src/${target.slice(2)}`
  if (target === '~words') return 'i18n/paraglide/messages.js'
  return `npm:${target}`
}
