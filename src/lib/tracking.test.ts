import { expect, test } from 'bun:test'
import { hasTrafficSource, trackingIn } from './tracking.ts'

test('an address says where its visitor comes from, without the braces of templates', () => {
  expect(trackingIn('?network={friends}&sub1=a&sub2=&page=2')).toEqual({ network: 'friends', sub1: 'a' })
  expect(trackingIn('?network={}&page=2')).toBeUndefined()
})

test('a network or a reference is a traffic source, a label alone is not', () => {
  expect(hasTrafficSource({ network: 'friends' })).toBe(true)
  expect(hasTrafficSource({ ref: 'x' })).toBe(true)
  expect(hasTrafficSource({ sub1: 'x' })).toBe(false)
})
