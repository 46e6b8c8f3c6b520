import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line each, as `sha256sum` writes them: the list travels with every clone, however little history that has. */
const listFile = 'db/migrations/landed.sha256'

/**
 * Migrations that are not what they were when they were made, or not there any more: databases that have run them would
 * never hear of it. One that has not landed yet leaves the list with its file.
 */
export function findChangedMigrations(root: string): string[] {
  const listed = readList(root)
  const present = hashesIn(root)
  const changed = [...listed].flatMap(([name, hash]) => {
    if (!present.has(name)) return [`${name} has landed and is gone`]
    return present.get(name) === hash ? [] : [`${name} has landed and is another one now`]
  })
  const unlisted = [...present.keys()].filter((name) => !listed.has(name))
  return [...changed, ...unlisted.map((name) => `${name} is not in ${listFile}: bun run db:generate puts it there`)]
}

/** Adds new migrations to the list; existing entries keep their hash. */
export function listMigrations(root: string): void {
  const all = new Map([...hashesIn(root), ...readList(root)])
  const lines = [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, hash]) => `${hash}  ${name}\n`)
  writeFileSync(join(root, listFile), lines.join(''))
}

function hashesIn(root: string): Map<string, string> {
  const folder = join(root, 'db/migrations')
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const hashOf = (name: string) => new Bun.CryptoHasher('sha256').update(readFileSync(join(folder, name))).digest('hex')
  return new Map(names.map((name) => [name, hashOf(name)]))
}

function readList(root: string): Map<string, string> {
  const file = join(root, listFile)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return new Map(lines.map((line) => line.split('  ').reverse() as [string, string]))
}
