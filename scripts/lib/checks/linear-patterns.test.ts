import { expect, test } from 'bun:test'
import { slowPatternsIn } from './linear-patterns.ts'

test('patterns that a long text could stop the server with are found', () => {
  expect(slowPatternsIn('const a: RegExp = /^(a+)+$/', 'ts')).toEqual([expect.stringContaining('exponential')])
  expect(slowPatternsIn('text.replace(/\\s+$/, "")', 'ts')).toEqual([expect.stringContaining('square')])
  expect(slowPatternsIn('const b = <p>{/(\\d+)+x/.test(text)}</p>', 'tsx')).toHaveLength(1)
})

test('patterns that look at each letter once are fine', () => {
  expect(slowPatternsIn('text.match(/^[a-z]+:/i) && /(?<!\\d)\\d+$/.test(text)', 'ts')).toEqual([])
})
