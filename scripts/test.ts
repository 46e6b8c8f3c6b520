/** Everything that says whether the product works: checks, build, tests on both databases, journeys in a browser. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Glob } from 'bun'
import { ensureChromium, ensureShell } from './lib/chromium.ts'
import { importsOfProject } from './lib/imports.ts'
import { findPostgresPrograms, startLocalPostgres } from './lib/local-postgres.ts'
import { testsThatReach } from './lib/related-tests.ts'
import { tableOf } from './lib/report.ts'
import {
  type Failure,
  failuresOfJunit,
  failuresOfPlaywright,
  sumOf,
  type Tally,
  type Timed,
  tallyOfJunit,
  tallyOfPlaywright,
  tallyOfRun,
  timesOfJunit,
  timesOfPlaywright,
} from './lib/reports.ts'
import { type Outcome, type RunOptions, root, run, withBun } from './lib/run.ts'
import { sharedMemory } from './lib/shared-memory.ts'

/** What a part of the run has found, what it wrote meanwhile, what of it failed, and what in it took how long. */
interface Result {
  tally: Tally
  output: string
  failures?: Failure[]
  times?: Timed[]
}

interface Part {
  name: string
  hold: () => Promise<Result>
}

const scratch = mkdtempSync(join(sharedMemory() ?? tmpdir(), 'vonk-test-run-'))
const NOTHING: Tally = { passed: 0, failed: 0 }
const FAILURE: Tally = { passed: 0, failed: 1 }
/** Minutes for a part of the run, several times what it takes: one that hangs must not take the others' results along. */
const atMost = 20
/** Milliseconds for a test that names no time of its own: something else is always going on beside it. */
const patience = 20_000

/** They take as long as half of all other tests, and wait for servers and browsers meanwhile. */
const drills = 'server/reliability/drills.test.ts'

const command = (...words: string[]) => hold(withBun(...words), { atMost }, () => ({ tally: NOTHING }))

/** Runs a command and reads the report that it has written. */
async function hold(words: string[], options: RunOptions, read: () => Omit<Result, 'output'>): Promise<Result> {
  const { exitCode, output }: Outcome = await run(words, options)
  const { tally, ...details } = read()
  return { ...details, tally: tallyOfRun(exitCode, tally), output }
}

function bunTest(name: string, args: string[], env: Record<string, string> = {}): Promise<Result> {
  const report = join(scratch, `${name}.xml`)
  const words = [
    process.execPath,
    'test',
    `--timeout=${patience}`,
    '--reporter=junit',
    `--reporter-outfile=${report}`,
    ...args,
  ]
  return hold(words, { env, atMost }, () => {
    const xml = existsSync(report) ? readFileSync(report, 'utf8') : ''
    return { tally: tallyOfJunit(xml), times: timesOfJunit(xml), failures: failuresOfJunit(xml) }
  })
}

/** The tests that speak to a database, on the oldest server that we support. */
async function testsOnOlderPostgres(): Promise<Result> {
  const programs = findPostgresPrograms()
  if (!programs) {
    return { tally: process.env.CI ? FAILURE : NOTHING, output: 'No PostgreSQL is installed here: left out.' }
  }
  // Those of the running server bring their own database; who is answered what is the same on every one.
  const others = /^server\/(reliability\/|contract\/access\.test\.ts$)/
  const files = testsThatReach(importsOfProject(root), 'db/testing/server.ts').filter((file) => !others.test(file))
  const server = startLocalPostgres(programs)
  try {
    const exactly = files.map((file) => `./${file}`)
    const { output, ...result } = await bunTest('older', exactly, { TEST_DATABASE_URL: server.url })
    return { ...result, output: `${server.version}\n${output}` }
  } finally {
    server.stop()
  }
}

async function journeys(): Promise<Result> {
  if ([...new Glob('e2e/*.e2e.ts').scanSync(root)].length === 0) return { tally: NOTHING, output: '' }
  await ensureShell()
  // For what the shell cannot do.
  await ensureChromium()
  const report = join(scratch, 'journeys.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_DATA_DIR: join(scratch, 'data') }
  return hold(withBun('playwright', 'test', '--reporter=list,json'), { env, atMost: 2 * atMost }, () => {
    if (!existsSync(report)) return { tally: NOTHING }
    const json = readFileSync(report, 'utf8')
    return { tally: tallyOfPlaywright(json), times: timesOfPlaywright(json), failures: failuresOfPlaywright(json) }
  })
}

const tallies: Tally[] = []
const times: Record<string, Timed[]> = {}
const failed: string[] = []

async function holdPart({ name, hold }: Part): Promise<void> {
  const began = performance.now()
  console.log(`── ${name}: begun`)
  const {
    tally,
    output,
    times: inside = [],
    failures = [],
  } = await hold().catch((error): Result => ({ tally: FAILURE, output: Bun.inspect(error) }))
  const seconds = (performance.now() - began) / 1000
  console.log(`\n── ${name}: ${Math.round(seconds)} s\n${output}\n`)
  tallies.push(tally)
  failed.push(...failures.map((failure) => `${name}: ${failure.name}\n${beginningOf(failure.message)}`))
  if (tally.failed > failures.length) failed.push(`${name}, whose output ends with\n${endOf(output)}`)
  times[name] = [{ name: 'all of it', seconds }, ...slowestOf(inside)]
}

/** Two at a time, in this order: whichever ends makes room for the next. */
async function sideBySide(parts: Part[]): Promise<void> {
  const waiting = [...parts]
  const lane = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await holdPart(part)
  }
  await Promise.all([lane(), lane()])
}

/** Lines of what a failure said: enough to tell what it is about. */
const enough = 12
const beginningOf = (text: string) => text.split('\n').slice(0, enough).join('\n')
const endOf = (text: string) => text.trimEnd().split('\n').slice(-enough).join('\n')

const slowestOf = (inside: Timed[]) => inside.toSorted((one, other) => other.seconds - one.seconds).slice(0, 5)

// What is built is there before anybody looks for it. Each run of the tests keeps one core busy; the journeys keep two.
await holdPart({ name: 'build', hold: () => command('scripts/build.ts') })
await sideBySide([
  { name: 'tests', hold: () => bunTest('tests', [`--path-ignore-patterns=${drills}`]) },
  { name: 'tests on an older PostgreSQL', hold: testsOnOlderPostgres },
  { name: 'drills', hold: () => bunTest('drills', [`./${drills}`]) },
  { name: 'checks', hold: () => command('scripts/check.ts') },
  { name: 'photos of the demo', hold: () => command('scripts/demo-photos.ts') },
])
await holdPart({ name: 'journeys', hold: journeys })
rmSync(scratch, { recursive: true, force: true })

const rows = Object.entries(times).flatMap(([part, inside]) =>
  inside.map(({ name, seconds }) => [part, name, seconds.toFixed(1)]),
)
console.log(tableOf(['part', 'what took longest', 'seconds'], rows))

// Once more at the end, which is what is kept of a long output.
for (const failure of failed) console.log(`\nFailed in ${failure}`)
const sum = sumOf(tallies)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 ? 0 : 1)
