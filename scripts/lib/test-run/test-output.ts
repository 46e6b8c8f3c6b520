import { stripANSI } from 'bun'
import type { Tally, TestFailure, Timed } from '../reports.ts'

export interface TestOutput {
  tally: Tally
  /** The tests that failed; what they said is in the output above their line. */
  failures: TestFailure[]
  /** Test files with the sum of what their tests took. */
  times: Timed[]
  /** The last test that ended, with its file: what a run that was stopped was doing came after it. */
  last: string
}

const heading = /^(\S+\.test\.tsx?):$/
const outcome = /^\((pass|fail)\) (.*?)(?: \[([\d.]+)ms\])?$/
/** Behind this line what failed is named a second time. */
const repetition = /^\d+ tests? failed:$/

/** What `bun test` has printed so far: all that is left of a run that was killed, for its report is written at the end. */
export function readTestOutput(output: string): TestOutput {
  const result: TestOutput = { tally: { passed: 0, failed: 0 }, failures: [], times: [], last: '' }
  const seconds = new Map<string, number>()
  let file = ''
  for (const line of stripANSI(output).split('\n')) {
    if (repetition.test(line)) break
    file = heading.exec(line)?.[1] ?? file
    const [, how, name = '', milliseconds = '0'] = outcome.exec(line) ?? []
    if (!how) continue
    result.last = `${file}: ${name}`
    result.tally[how === 'pass' ? 'passed' : 'failed']++
    if (how === 'fail') result.failures.push({ name: result.last, message: 'see the output of this part' })
    seconds.set(file, (seconds.get(file) ?? 0) + Number(milliseconds) / 1000)
  }
  result.times = [...seconds].map(([name, sum]) => ({ name, seconds: sum }))
  return result
}
