/**
 * `bun run test`: whether the product works: checks, build, tests on both databases, journeys in a browser.
 * `--nightly`: the same without journeys, and in full what is slow by nature: drills, fuzz, soak, every tiny benchmark, and all
 * tests of the database on the older PostgreSQL. `--randomize [--seed N]`: tests in random order, whose seed is printed.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Glob } from 'bun'
import { ensureChromium, ensureShell } from './lib/chromium.ts'
import { importsOfProject } from './lib/imports.ts'
import { findPostgresPrograms, startLocalPostgres } from './lib/local-postgres.ts'
import { componentOptions } from './lib/related-tests.ts'
import { tableOf } from './lib/report.ts'
import {
  failuresOfJunit,
  failuresOfPlaywright,
  sumOf,
  type Tally,
  type TestFailure,
  type Timed,
  tallyOfJunit,
  tallyOfPlaywright,
  tallyOfRun,
  timesOfJunit,
  timesOfPlaywright,
} from './lib/reports.ts'
import { type CommandOutcome, type RunOptions, root, run, withBun } from './lib/run.ts'
import { sharedMemory } from './lib/shared-memory.ts'
import { changedFiles } from './lib/test-run/changed-files.ts'
import { testsOfSql, testsOnGivenServer, touchedDrills } from './lib/test-run/selection.ts'
import { readTestOutput } from './lib/test-run/test-output.ts'

/** What a part of the run has found, what it wrote meanwhile, what of it failed, and what in it took how long. */
interface PartResult {
  tally: Tally
  output: string
  failures?: TestFailure[]
  times?: Timed[]
}

interface Part {
  name: string
  hold: () => Promise<PartResult>
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

/** They need a document, which a server's process must not have. */
const componentTests = '**/*.dom.test.tsx'

/** Minutes for drills at full size, which take three quarters of an hour together. */
const fullDrillsAtMost = 90

/** How many processes share the tests: as many as make the two lanes end at about the same time. */
const shards = 3

const args = process.argv.slice(2)
const isNightly = args.includes('--nightly')
/** The same seed gives the same order of the same files. */
const seed = args.includes('--seed')
  ? Number(args[args.indexOf('--seed') + 1])
  : crypto.getRandomValues(new Uint32Array(1))[0]
if (!Number.isInteger(seed)) {
  console.error('--seed takes a whole number')
  process.exit(1)
}
const isRandom = args.includes('--randomize') || args.includes('--seed')
const order = isRandom ? ['--randomize', `--seed=${seed}`] : []
const size = isNightly ? { TEST_SIZE: 'full' } : {}
const imports = importsOfProject(root)

const command = (words: string[], minutes = atMost) =>
  hold(withBun(...words), { atMost: minutes }, () => ({ tally: NOTHING }))

/** Runs a command and reads the report that it has written. */
async function hold(
  words: string[],
  options: RunOptions,
  read: (output: string) => Omit<PartResult, 'output'>,
): Promise<PartResult> {
  const { exitCode, output }: CommandOutcome = await run(words, options)
  const { tally, ...details } = read(output)
  return { ...details, tally: tallyOfRun(exitCode, tally), output }
}

function bunTest(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  minutes = atMost,
): Promise<PartResult> {
  const report = join(scratch, `${name}.xml`)
  const words = [
    process.execPath,
    'test',
    `--timeout=${patience}`,
    '--reporter=junit',
    `--reporter-outfile=${report}`,
    ...order,
    ...args,
  ]
  return hold(words, { env: { ...size, ...env }, atMost: minutes }, (output) =>
    existsSync(report) ? readJunit(readFileSync(report, 'utf8')) : readCutOff(output),
  )
}

const readJunit = (xml: string) => ({
  tally: tallyOfJunit(xml),
  times: timesOfJunit(xml),
  failures: failuresOfJunit(xml),
})

/** The report is written at the end. Of a run that was stopped or crashed there is what it printed until then. */
function readCutOff(output: string): Omit<PartResult, 'output'> {
  const { tally, failures, times, last } = readTestOutput(output)
  const cut = { name: 'cut off', message: last ? `The last test that ended: ${last}` : 'No test had ended.' }
  return { tally: { ...tally, failed: tally.failed + 1 }, times, failures: [...failures, cut] }
}

/** Tests whose subject holds SQL, nightly all that speak to a database, on the oldest server that we support. */
async function testsOnOlderPostgres(): Promise<PartResult> {
  const programs = findPostgresPrograms()
  if (!programs) {
    return { tally: process.env.CI ? FAILURE : NOTHING, output: 'No PostgreSQL is installed here: left out.' }
  }
  const files = isNightly ? testsOnGivenServer(imports) : testsOfSql(imports)
  const server = startLocalPostgres(programs)
  try {
    const exactly = files.map((file) => `./${file}`)
    const { output, ...result } = await bunTest('older', exactly, { TEST_DATABASE_URL: server.url })
    return { ...result, output: `${server.version}\n${output}` }
  } finally {
    server.stop()
  }
}

/** Small ones, and those in full that the change in hand has touched. */
async function smallDrills(): Promise<PartResult> {
  const touched = touchedDrills(imports, await changedFiles())
  const minutes = touched.length > 0 ? fullDrillsAtMost : atMost
  const { output, ...result } = await bunTest('drills', [`./${drills}`], { DRILLS_IN_FULL: touched.join() }, minutes)
  return { ...result, output: `In full: ${touched.join(', ') || 'none'}\n${output}` }
}

async function journeys(): Promise<PartResult> {
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
const parts: Timed[] = []
const times: Timed[] = []
const failed: string[] = []

async function holdPart({ name, hold }: Part): Promise<void> {
  const began = performance.now()
  console.log(`── ${name}: begun`)
  const {
    tally,
    output,
    times: inside = [],
    failures = [],
  } = await hold().catch((error): PartResult => ({ tally: FAILURE, output: Bun.inspect(error) }))
  const seconds = (performance.now() - began) / 1000
  console.log(`\n── ${name}: ${Math.round(seconds)} s\n${output}\n`)
  tallies.push(tally)
  failed.push(...failures.map((failure) => `${name}: ${failure.name}\n${beginningOf(failure.message)}`))
  if (tally.failed > failures.length) failed.push(`${name}, whose output ends with\n${endOf(output)}`)
  parts.push({ name, seconds })
  times.push(...inside.map((one) => ({ ...one, name: `${name}: ${one.name}` })))
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

const tests = Array.from({ length: shards }, (_, n): Part => {
  const name = `tests ${n + 1} of ${shards}`
  const ignored = [drills, componentTests].map((pattern) => `--path-ignore-patterns=${pattern}`)
  return { name, hold: () => bunTest(`tests-${n + 1}`, [`--shard=${n + 1}/${shards}`, ...ignored]) }
})
const older: Part = { name: 'tests on an older PostgreSQL', hold: testsOnOlderPostgres }
const components: Part = {
  name: 'component tests',
  hold: () => bunTest('component tests', [...componentOptions, '.dom.test.']),
}
const checks: Part = { name: 'checks', hold: () => command(['scripts/check.ts']) }
const daily: Part[] = [
  { name: 'drills', hold: smallDrills },
  ...tests,
  older,
  components,
  checks,
  { name: 'photos of the demo', hold: () => command(['scripts/demo-photos.ts']) },
]

if (isRandom) console.log(`Tests run in random order: --seed ${seed}`)
// What is built is there before anybody looks for it. Each run of the tests keeps one core busy; the journeys keep two.
await holdPart({ name: 'build', hold: () => command(['scripts/build.ts']) })
await sideBySide(isNightly ? [...tests, older, components, checks] : daily)
if (isNightly) {
  // By themselves: what they find depends on having the machine.
  await holdPart({ name: 'drills in full', hold: () => command(['scripts/drill.ts'], fullDrillsAtMost) })
  await holdPart({ name: 'benchmarks, tiny', hold: () => command(['bench/index.ts', '--tiny'], fullDrillsAtMost) })
} else {
  await holdPart({ name: 'journeys', hold: journeys })
}
rmSync(scratch, { recursive: true, force: true })

const rowsOf = (some: Timed[]) => some.map(({ name, seconds }) => [name, seconds.toFixed(1)])
const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
console.log(tableOf(['part', 'seconds'], rowsOf(parts)))
console.log(`\n${tableOf(['what took longest', 'seconds'], rowsOf(slowest))}`)

// Once more at the end, which is what is kept of a long output.
for (const failure of failed) console.log(`\nFailed in ${failure}`)
const sum = sumOf(tallies)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed === 0 ? 0 : 1)
