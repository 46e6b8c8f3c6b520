import { afterEach, expect, test } from 'bun:test'
import { currentToasts, dismissToast, toast } from './toast.ts'

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
