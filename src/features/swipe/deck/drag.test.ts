import { expect, test } from 'bun:test'
import { choiceOf, transformOf } from './drag.ts'

test('a card that is let go beyond a third of its width is swiped, before it goes back', () => {
  expect(choiceOf({ x: 101, width: 300, speed: 0 })).toBe('like')
  expect(choiceOf({ x: -101, width: 300, speed: 0 })).toBe('pass')
  expect(choiceOf({ x: 99, width: 300, speed: 0 })).toBeUndefined()
})

test('a throw is enough, if it goes on in the same direction', () => {
  expect(choiceOf({ x: 60, width: 300, speed: 1 })).toBe('like')
  expect(choiceOf({ x: -60, width: 300, speed: -1 })).toBe('pass')
  expect(choiceOf({ x: 60, width: 300, speed: -1 })).toBeUndefined()
  expect(choiceOf({ x: 10, width: 300, speed: 2 })).toBeUndefined()
})

test('a drag turns the card by seven degrees at most', () => {
  expect(transformOf(50, 0, 300)).toBe('translate(50px, 0px) rotate(3.50deg)')
  expect(transformOf(-900, 40, 300)).toBe('translate(-900px, 10px) rotate(-7.00deg)')
})
