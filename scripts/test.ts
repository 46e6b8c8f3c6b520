/** Everything that says whether the product works: checks, build, tests on both databases, journeys in a browser. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Glob } from 'bun'
import { check } from './check.ts'
import { ensureChromium } from './lib/chromium.ts'
import { findPostgresPrograms, startLocalPostgres } from './lib/local-postgres.ts'
import { sumOf, type Tally, tallyOfJunit, tallyOfPlaywright, tallyOfRun } from './lib/reports.ts'
import { root, run, withBun } from './lib/run.ts'

const scratch = mkdtempSync(join(tmpdir(), 'vonk-test-run-'))
const NOTHING: Tally = { passed: 0, failed: 0 }
const FAILURE: Tally = { passed: 0, failed: 1 }
/** Minutes for a part of the run, several times what it takes: one that hangs must not take the others' results along. */
const atMost = 15

const parts: Record<string, () => Promise<Tally>> = {
  checks: async () => ((await check()) ? NOTHING : FAILURE),
  build: async () => tallyOfRun((await run(withBun('scripts/build.ts'), { shown: true })).exitCode, NOTHING),
  tests: () => bunTest('tests', []),
  'tests on an older PostgreSQL': testsOnOlderPostgres,
  journeys,
}

async function bunTest(name: string, filters: string[], env: Record<string, string> = {}): Promise<Tally> {
  const report = join(scratch, `${name}.xml`)
  const command = [process.execPath, 'test', '--reporter=junit', `--reporter-outfile=${report}`, ...filters]
  const { exitCode } = await run(command, { shown: true, env, atMost })
  return tallyOfRun(exitCode, existsSync(report) ? tallyOfJunit(readFileSync(report, 'utf8')) : NOTHING)
}

/** The tests that speak to a database, on the oldest server that we support. */
async function testsOnOlderPostgres(): Promise<Tally> {
  const programs = findPostgresPrograms()
  if (!programs) {
    console.log('No PostgreSQL is installed here: left out.')
    return process.env.CI ? FAILURE : NOTHING
  }
  const server = startLocalPostgres(programs)
  console.log(server.version)
  try {
    // Those of the running server bring their own database; who is answered what is the same on every one.
    const ignored = ['server/reliability/**', 'server/contract/access.test.ts']
    const filters = ['db/', 'server/', ...ignored.map((pattern) => `--path-ignore-patterns=${pattern}`)]
    return await bunTest('older', filters, { TEST_DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}

async function journeys(): Promise<Tally> {
  if ([...new Glob('e2e/*.e2e.ts').scanSync(root)].length === 0) return NOTHING
  await ensureChromium()
  const report = join(scratch, 'journeys.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_DATA_DIR: join(scratch, 'data') }
  const { exitCode } = await run(withBun('playwright', 'test', '--reporter=list,json'), {
    shown: true,
    env,
    atMost: 2 * atMost,
  })
  return tallyOfRun(exitCode, existsSync(report) ? tallyOfPlaywright(readFileSync(report, 'utf8')) : NOTHING)
}

const tallies: Tally[] = []
for (const [name, part] of Object.entries(parts)) {
  console.log(`\n── ${name}`)
  tallies.push(
    await part().catch((error) => {
      console.error(error)
      return FAILURE
    }),
  )
}
rmSync(scratch, { recursive: true, force: true })

const { passed, failed } = sumOf(tallies)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
