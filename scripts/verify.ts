/** `bun run verify`: the checks, and the tests nearest to what has changed since main: for the change in hand, in a minute. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.ts'
import { importsOfProject } from './lib/imports.ts'
import { componentOptions, isComponentTest, testsThatReach } from './lib/related-tests.ts'
import { root, run } from './lib/run.ts'
import { changedFiles } from './lib/test-run/changed-files.ts'

/** What fits into a minute beside the checks. */
const mostTests = 30

const changed = await changedFiles()
const isClean = await check()
const related = testsThatReach(importsOfProject(root), ...changed).filter((file) => existsSync(join(root, file)))
const nearest = related.slice(0, mostTests)
if (related.length > mostTests) console.log(`${related.length - mostTests} test files farther away: bun run test`)
const [components, others] = [nearest.filter(isComponentTest), nearest.filter((file) => !isComponentTest(file))]
const isPassed = [await passes(others), await passes(components, ...componentOptions, '--timeout=20000')].every(Boolean)
process.exit(isClean && isPassed ? 0 : 1)

async function passes(files: string[], ...options: string[]): Promise<boolean> {
  if (files.length === 0) return true
  const paths = files.map((file) => `./${file}`)
  return (await run([process.execPath, 'test', ...options, ...paths], { shown: true })).exitCode === 0
}
