import { expect, test } from 'bun:test'
import {
  failuresOfJunit,
  failuresOfPlaywright,
  tallyOfJunit,
  tallyOfPlaywright,
  tallyOfRun,
  timesOfJunit,
  timesOfPlaywright,
} from './reports.ts'

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

test('a unit test report names what failed, with its file and message', () => {
  const xml = `<testsuites name="bun test" tests="3" failures="2">
  <testsuite name="a.test.ts" file="a.test.ts" tests="3">
    <testcase name="passes" classname="" time="0" file="a.test.ts" line="1" assertions="0" />
    <testcase name="says &quot;a &lt; b&quot;" classname="within" time="0" file="a.test.ts" line="3" assertions="1">
      <failure type="AssertionError" message="Expected: 2&#10;Received: 1">AssertionError: and so on</failure>
    </testcase>
    <testcase name="passes too" classname="" time="0" file="a.test.ts" line="4" assertions="0" />
    <testcase name="hangs" classname="" time="0.1" file="a.test.ts" line="5" assertions="0">
      <failure type="TimeoutError" message="test timed out" />
    </testcase>
  </testsuite>
</testsuites>`
  expect(failuresOfJunit(xml)).toEqual([
    { name: 'a.test.ts: says "a < b"', message: 'Expected: 2\nReceived: 1' },
    { name: 'a.test.ts: hangs', message: 'test timed out' },
  ])
})

test('a journey report names what failed, also what did at first and what was outside of journeys', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    file: 'a.e2e.ts',
    title,
    tests: [
      { projectName: 'phone', status, results: messages.map((message) => ({ duration: 1, errors: [{ message }] })) },
    ],
  })
  const suites = [
    { specs: [spec('writes', 'expected'), spec('reads', 'unexpected', '\u001b[31mtoo\u001b[39m wide')] },
    { suites: [{ specs: [spec('likes', 'flaky', 'late')] }] },
  ]
  expect(failuresOfPlaywright(JSON.stringify({ suites, errors: [{ message: 'no server' }] }))).toEqual([
    { name: 'a.e2e.ts, phone: reads', message: 'too wide' },
    { name: 'a.e2e.ts, phone: likes', message: 'late' },
    { name: 'outside of the journeys', message: 'no server' },
  ])
})
