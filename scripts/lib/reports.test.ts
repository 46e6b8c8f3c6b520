import { expect, test } from 'bun:test'
import { tallyOfJunit, tallyOfPlaywright, tallyOfRun } from './reports.ts'

test('a unit test report gives what passed and failed, without what was skipped', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
    <testsuites name="bun test" tests="6" assertions="1" failures="2" skipped="1" time="0.005">
      <testsuite name="a" tests="6" failures="2" skipped="1"><testcase name="&lt;testsuites tests=&quot;9&quot;&gt;" /></testsuite>
    </testsuites>`
  expect(tallyOfJunit(xml)).toEqual({ passed: 3, failed: 2 })
})

test('a journey report counts errors outside of tests as failures', () => {
  const report = { stats: { expected: 4, skipped: 1, unexpected: 1, flaky: 0 }, errors: [{ message: 'x' }] }
  expect(tallyOfPlaywright(JSON.stringify(report))).toEqual({ passed: 4, failed: 2 })
})

test('a run that breaks without a failed test is a failure all the same', () => {
  expect(tallyOfRun(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
  expect(tallyOfRun(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
  expect(tallyOfRun(0, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 0 })
})
