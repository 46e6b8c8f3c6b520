import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parse } from 'acorn'
import { full } from 'acorn-walk'
import { Glob } from 'bun'

const sources = new Glob('{db,server}/**/*.{ts,tsx,sql}')
const notOfTheProduct = /\.test\.tsx?$|^db\/(demo|embedded|reference)\/|\/(testing|reliability)\//

/**
 * Files that may use these tables: those that define them, write them or notify the members concerned, and the
 * conditions.
 */
const allowed: Record<string, RegExp> = {
  'db/schema/members.ts': /^(bans|account_?deletions|confirmed_at is null)$/i,
  'db/schema/blocks.ts': /^blocks$/,
  'db/schema/profiles.ts': /^(searchable|invisible_?since)$/i,
  'db/queries/accounts.ts': /^(bans|accountDeletions|searchable|invisibleSince|isNull\(members\.confirmedAt)$/,
  'db/queries/blocks.ts': /^blocks$/,
  'db/queries/visibility.ts': /./,
  // A trigger does the work of `refreshSearchable` for every row in `bans`, however it was written.
  'db/migrations/0066_let_members_choose_who_sees_them.sql':
    /^(searchable|invisible_since|bans|account_deletions|confirmed_at is not null)$/i,
}

const tables = /\b(?:bans|account_?deletions|searchable|invisible_?since)\b/gi
/** In the server the word of a feature. */
const blocks = /\bblocks\b/gi
const confirmation = /\bis(?:Not)?Null\([\w.]*confirmedAt|\bconfirmed_?at\}?"?\s+is\s+(?:not\s+)?null/gi
/** What most files say nothing of, so that few need to be read as a script. */
const mayDecide = /\b(?:blocks|bans)\b|deletions|searchable|invisible|confirmed|\$client|unsafe|execute|sql`/i
/** A migration makes tables; what it makes besides could be asked by any query. */
const asksLater = /\bcreate\b[^;]*\b(?:view|function|policy)\b/i
/** The ways to the database that go past the queries. */
const ownSql = /\$client\b|\.unsafe\(|\.execute\(|\bsql`/g

/** One line per file that has its own visibility condition, or queries the database directly. */
export function findStrayConditions(root: string): string[] {
  return [...sources.scanSync({ cwd: root })]
    .filter((file) => !notOfTheProduct.test(file))
    .flatMap((file) => {
      const names = decidedIn(file, readFileSync(join(root, file), 'utf8'))
      const rule = 'who is there for whom is a condition of db/queries/visibility.ts'
      return names.length > 0 ? [`${file} says ${names.join(', ')}: ${rule}`] : []
    })
    .sort()
}

/** What a file says of the tables and columns that decide it, each once. */
export function decidedIn(file: string, text: string): string[] {
  if (!mayDecide.test(text) || (file.endsWith('.sql') && !asksLater.test(text))) return []
  const code = file.endsWith('.sql') ? text : codeOf(text, file.endsWith('x') ? 'tsx' : 'ts')
  const told = file.startsWith('server/') ? [tables, ownSql] : [tables, blocks, confirmation]
  const said = new Set(told.flatMap((words) => code.match(words) ?? []))
  return [...said].filter((name) => !allowed[file]?.test(name))
}

/** Without comments, types, and the paths of imports. */
function codeOf(text: string, loader: 'ts' | 'tsx'): string {
  let script = new Bun.Transpiler({ loader }).transformSync(text)
  const paths: Node[] = []
  full(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const { source } = node as Node & { source?: Node | null }
    if (source) paths.push(source)
  })
  for (const { start, end } of paths) script = script.slice(0, start) + ' '.repeat(end - start) + script.slice(end)
  return script
}
