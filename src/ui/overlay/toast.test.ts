import { afterEach, expect, test } from 'bun:test'
import { currentToasts, dismissToast, dismissToastAbout, toast } from './toast.ts'

const texts = () => currentToasts().map(({ text }) => text)

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test('messages come up in the order they were given and go one by one', () => {
  const saved = toast({ text: 'Saved' })
  toast({ text: 'Sent' })
  expect(texts()).toEqual(['Saved', 'Sent'])

  dismissToast(saved)
  expect(texts()).toEqual(['Sent'])
})

test('a fourth message takes the place of the oldest', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast({ text })
  expect(texts()).toEqual(['two', 'three', 'four'])
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
