import { stripANSI } from 'bun'

/** How many tests a run has seen succeed and fail; skipped ones are neither. */
export interface Tally {
  passed: number
  failed: number
}

export const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
})

export function tallyOfJunit(xml: string): Tally {
  const root = /<testsuites [^>]*>/.exec(xml)?.[0] ?? ''
  const figure = (name: string) => Number(new RegExp(` ${name}="(\\d+)"`).exec(root)?.[1] ?? 0)
  const failed = figure('failures') + figure('errors')
  return { passed: figure('tests') - failed - figure('skipped'), failed }
}

/** How long something took, and what it was. */
export interface Timed {
  name: string
  seconds: number
}

/** The test files of a unit test report. */
export function timesOfJunit(xml: string): Timed[] {
  // Only the outermost suites stand for files: two spaces in.
  const files = xml.matchAll(/^ {2}<testsuite name="([^"]+)"[^>]* time="([^"]+)"/gm)
  return [...files].map(([, name = '', seconds]) => ({ name, seconds: Number(seconds) }))
}

/** What failed, and how. */
export interface TestFailure {
  name: string
  message: string
}

/** The failed tests of a unit test report, with their files. */
export function failuresOfJunit(xml: string): TestFailure[] {
  const failed = xml.matchAll(
    /<testcase name="([^"]*)"[^>]* file="([^"]*)"[^>]*[^/]>\s*<(?:failure|error)\b[^>]* message="([^"]*)"/g,
  )
  return [...failed].map(([, name = '', file, message = '']) => ({
    name: `${file}: ${textOf(name)}`,
    message: textOf(message),
  }))
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&', '#10': '\n' }
const textOf = (escaped: string) => escaped.replace(/&([^;]{1,4});/g, (whole, name) => entities[name] ?? whole)

export function tallyOfPlaywright(json: string): Tally {
  const { stats, errors }: PlaywrightReport = JSON.parse(json)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** The journeys of such a report, those of each size by themselves. */
export const timesOfPlaywright = (json: string): Timed[] =>
  journeysOf(JSON.parse(json)).map(({ name, results }) => ({
    name,
    seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))

/** The failed journeys of such a report, and what went wrong outside of any. */
export function failuresOfPlaywright(json: string): TestFailure[] {
  const report: PlaywrightReport = JSON.parse(json)
  const failed = journeysOf(report).filter(({ status }) => status === 'unexpected' || status === 'flaky')
  return [
    ...failed.map(({ name, results }) => ({ name, message: messageOf(results.flatMap(({ errors = [] }) => errors)) })),
    ...report.errors.map((error) => ({ name: 'outside of the journeys', message: messageOf([error]) })),
  ]
}

const messageOf = (errors: PlaywrightError[]) => stripANSI(errors.map(({ message = '' }) => message).join('\n'))

const journeysOf = ({ specs = [], suites = [] }: PlaywrightSuite): (PlaywrightTest & { name: string })[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}, ${test.projectName}: ${title}` })),
  ),
  ...suites.flatMap(journeysOf),
]

interface PlaywrightSuite {
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightTest {
  projectName: string
  status?: string
  results: { duration: number; errors?: PlaywrightError[] }[]
}

interface PlaywrightError {
  message?: string
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: PlaywrightStats
  errors: PlaywrightError[]
}

interface PlaywrightStats {
  expected: number
  unexpected: number
  flaky: number
}

/** A run that ends badly without a test that failed (a file that does not load, a crash) counts as one failure. */
export function tallyOfRun(exitCode: number, report: Tally): Tally {
  return exitCode !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report
}
