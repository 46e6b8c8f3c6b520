import { expect, test } from 'bun:test'
import { isForInputMethod } from './input-method.ts'

test('a key that an input method takes is told from one for the page, by the order of Chromium and by that of Safari', () => {
  expect(isForInputMethod({ keyCode: 13, isComposing: false })).toBe(false)
  expect(isForInputMethod({ keyCode: 229, isComposing: true })).toBe(true)
  expect(isForInputMethod({ keyCode: 229, isComposing: false })).toBe(true)
  expect(isForInputMethod({ keyCode: 13, isComposing: true })).toBe(true)
})
