import type { Import } from './imports.ts'

/** What `bun test` is given for component tests: a configuration of their own, and the parts of packages that are for browsers. */
export const componentOptions = ['--config=bunfig.dom.toml', '--conditions=browser']

/** Component tests run in a process of their own (`bunfig.dom.toml`). */
export const isComponentTest = (file: string) => file.endsWith('.dom.test.tsx')

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The test files that run a file, by way of whatever they import; those with the shortest way first. */
export function testsThatReach(imports: readonly Import[], ...targets: string[]): string[] {
  const importers = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ to }) => to,
  )
  // A set goes on to what is added while it is gone through.
  const reached = new Set(targets)
  for (const file of reached) for (const { from } of importers.get(file) ?? []) reached.add(from)
  return [...reached].filter(isTest)
}
