import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const queries = new Glob('db/queries/**/*.ts')

/** The conditions themselves, and the files of those who write these tables and tell a member of their own rows. */
const allowed = new Set(['db/queries/visibility.ts', 'db/queries/accounts.ts', 'db/queries/blocks.ts'])

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const names = /\b(blocks|bans|account_?deletions|searchable|invisible_?since)\b/i

/** One line for each other query that names the tables and columns which decide who is there for whom. */
export function findStrayConditions(root: string): string[] {
  return [...queries.scanSync({ cwd: root })]
    .filter((file) => !allowed.has(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const name = decidesItself(readFileSync(join(root, file), 'utf8'))
      return name ? [`${file} names ${name}: who is there for whom is a condition of db/queries/visibility.ts`] : []
    })
    .sort()
}

/** What a query file names of it, if anything. */
export function decidesItself(text: string): string | undefined {
  const code = text.replaceAll(comments, '').replaceAll(/from '[^']*'/g, '')
  return names.exec(code)?.[0]
}
