import { expect, test } from 'bun:test'
import { tallyOfJunit, tallyOfPlaywright, tallyOfRun, timesOfJunit, timesOfPlaywright } from './reports.ts'

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

test('a unit test report tells how long each file took, and not what is within it', () => {
  const xml = `<testsuites name="bun test" tests="3" time="3.5">
  <testsuite name="a.test.ts" file="a.test.ts" tests="2" hostname="vm" time="3.4999">
    <testsuite name="within" file="a.test.ts" tests="1" time="3" />
  </testsuite>
  <testsuite name="b.test.ts" file="b.test.ts" tests="1" time="1e-4" hostname="vm" />
</testsuites>`
  expect(timesOfJunit(xml)).toEqual([
    { name: 'a.test.ts', seconds: 3.4999 },
    { name: 'b.test.ts', seconds: 0.0001 },
  ])
})

test('a journey report tells how long each journey took, at each size', () => {
  const spec = (title: string, projectName: string, duration: number) => ({
    file: 'a.e2e.ts',
    title,
    tests: [{ projectName, results: [{ duration }] }],
  })
  const within = { title: 'within', specs: [spec('likes', 'desktop', 2500)] }
  const report = { suites: [{ title: 'a.e2e.ts', specs: [spec('writes', 'phone', 500)], suites: [within] }] }
  expect(timesOfPlaywright(JSON.stringify(report))).toEqual([
    { name: 'a.e2e.ts, phone: writes', seconds: 0.5 },
    { name: 'a.e2e.ts, desktop: likes', seconds: 2.5 },
  ])
})
