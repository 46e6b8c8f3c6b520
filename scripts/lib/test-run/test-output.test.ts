import { expect, test } from 'bun:test'
import { readTestOutput } from './test-output.ts'

const cutOff = `bun test v1.4.4 (38afee6c8)

db/first.test.ts:
(pass) one is enough [1500.00ms]
(skip) not here
error: expect(received).toBe(expected)
(fail) group > two are too many [250.50ms]

db/second.test.ts:
(pass) without a time
`

test('of a run that was stopped the output tells what passed, what failed, how long files took and where it was', () => {
  expect(readTestOutput(cutOff)).toEqual({
    tally: { passed: 2, failed: 1 },
    failures: [{ name: 'db/first.test.ts: group > two are too many', message: 'see the output of this part' }],
    times: [
      { name: 'db/first.test.ts', seconds: 1.7505 },
      { name: 'db/second.test.ts', seconds: 0 },
    ],
    last: 'db/second.test.ts: without a time',
  })
})

test('what failed and is named a second time at the end is counted once', () => {
  const whole = `${cutOff}\n1 tests failed:\n(fail) group > two are too many [250.50ms]\n`
  expect(readTestOutput(whole).tally).toEqual({ passed: 2, failed: 1 })
})
