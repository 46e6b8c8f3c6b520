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

export function tallyOfPlaywright(json: string): Tally {
  const { stats, errors } = JSON.parse(json) as { stats: PlaywrightStats; errors: unknown[] }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/** The journeys of such a report, those of each size by themselves. */
export function timesOfPlaywright(json: string): Timed[] {
  const timesIn = ({ specs = [], suites = [] }: PlaywrightSuite): Timed[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${file}, ${projectName}: ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap(timesIn),
  ]
  return timesIn(JSON.parse(json))
}

interface PlaywrightSuite {
  specs?: { file: string; title: string; tests: { projectName: string; results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
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
