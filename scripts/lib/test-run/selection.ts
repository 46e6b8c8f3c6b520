import type { Import } from '../imports.ts'
import { testsThatReach } from '../related-tests.ts'

/** They are about our own server, its demo and the tests' own tools. */
const besideSql = /^db\/(demo|embedded|testing)\//

/** A test that asks these whether the books are right is about money, locks or both. */
const books = /^db\/testing\/(faults\.ts|money\/)/

/** Their time goes into pictures, which no version of PostgreSQL changes. */
const pictures = /\/photos\//

/** The test files whose subject holds SQL: those under `db/`, and those that check the books. */
export function testsOfSql(imports: readonly Import[]): string[] {
  const checkBooks = new Set(imports.filter(({ to }) => books.test(to)).map(({ from }) => from))
  return testsOnGivenServer(imports).filter(
    (file) => (file.startsWith('db/') && !besideSql.test(file)) || (checkBooks.has(file) && !pictures.test(file)),
  )
}

/** The test files that run on the server that `TEST_DATABASE_URL` names. */
export function testsOnGivenServer(imports: readonly Import[]): string[] {
  // Those of the running server bring their own database; who is answered what is the same on every one.
  const others = /^server\/(reliability\/|contract\/access\.test\.ts$)/
  return testsThatReach(imports, 'db/testing/server.ts').filter((file) => !others.test(file))
}

/** The drills (by name) of which a changed file is a part: their own, or what they import of `server/reliability/`. */
export function touchedDrills(imports: readonly Import[], changed: readonly string[]): string[] {
  const inside = (file: string) => file.startsWith('server/reliability/')
  const rooms = imports.filter(({ from, to, typeOnly }) => !typeOnly && inside(from) && inside(to))
  const importers = Map.groupBy(rooms, ({ to }) => to)
  const reached = new Set(changed.filter(inside))
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  return [...reached].flatMap((file) => /^server\/reliability\/drills\/([^/]+)\.ts$/.exec(file)?.[1] ?? []).sort()
}
