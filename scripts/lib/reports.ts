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

export function tallyOfPlaywright(json: string): Tally {
  const { stats, errors } = JSON.parse(json) as { stats: PlaywrightStats; errors: unknown[] }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
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
