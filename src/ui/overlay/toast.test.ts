import { afterEach, expect, test } from 'bun:test'
import { currentToasts, dismissToast, dismissToastAbout, toast } from './toast.ts'

let isWide = true
globalThis.matchMedia = () => ({ matches: isWide }) as MediaQueryList

const texts = () => currentToasts().map(({ text }) => text)

afterEach(() => {
  isWide = true
  for (const { id } of currentToasts()) dismissToast(id)
})

test('messages come up in the order they were given and go one by one', () => {
  const saved = toast({ text: 'Saved' })
  toast({ text: 'Sent' })
  expect(texts()).toEqual(['Saved', 'Sent'])

  dismissToast(saved)
  expect(texts()).toEqual(['Sent'])
})

test('a newer one takes the place of the oldest: beside one other, on a phone alone', () => {
  for (const text of ['one', 'two', 'three']) toast({ text })
  expect(texts()).toEqual(['two', 'three'])
  isWide = false
  toast({ text: 'four' })
  expect(texts()).toEqual(['four'])
})

test('the same words stand once, and are said again', () => {
  const first = toast({ text: 'No connection', about: 'line' })
  const again = toast({ text: 'No connection' })
  expect(again).not.toBe(first)
  expect(currentToasts().map(({ id }) => id)).toEqual([again])
  toast({ title: 'Ben', text: 'Hello' })
  toast({ title: 'Cleo', text: 'Hello' })
  expect(texts()).toEqual(['Hello', 'Hello'])
})

test('the same words about two people stand for each of them', () => {
  for (const about of ['message of one Ben', 'message of another']) toast({ title: 'Ben', text: 'Hello', about })
  expect(texts()).toEqual(['Hello', 'Hello'])
})

test('about one thing there is one message, the latest, until it is not so any more', () => {
  toast({ text: 'one', about: 'like of Ben' })
  toast({ text: 'two' })
  toast({ text: 'three', about: 'like of Ben' })
  expect(texts()).toEqual(['two', 'three'])

  dismissToastAbout('like of Ben')
  dismissToastAbout('like of Cleo')
  expect(texts()).toEqual(['two'])
})
