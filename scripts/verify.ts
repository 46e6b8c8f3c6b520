/** `bun run verify`: the checks, and the tests nearest to what has changed since main: for the change in hand, in a minute. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { check } from './check.ts'
import { importsOfProject } from './lib/imports.ts'
import { testsThatReach } from './lib/related-tests.ts'
import { root, run } from './lib/run.ts'
import { changedFiles } from './lib/test-run/changed-files.ts'

/** What fits into a minute beside the checks. */
const mostTests = 30

const changed = await changedFiles()
const isClean = await check()
const related = testsThatReach(importsOfProject(root), ...changed).filter((file) => existsSync(join(root, file)))
const nearest = related.slice(0, mostTests)
if (related.length > mostTests) console.log(`${related.length - mostTests} test files farther away: bun run test`)
const files = nearest.map((file) => `./${file}`)
const tests = nearest.length > 0 ? await run([process.execPath, 'test', ...files], { shown: true }) : { exitCode: 0 }
process.exit(isClean && tests.exitCode === 0 ? 0 : 1)
