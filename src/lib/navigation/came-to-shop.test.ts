import { expect, test } from 'bun:test'
import { leadsToShop } from './came-to-shop.ts'

test('the page before the shop leads to it, whichever way into the shop it takes', () => {
  for (const to of ['/credits', '/credits/p2', '/credits/p0/visa', '/premium', '/credits/repeat-order'])
    for (const from of ['/chats/1', '/members/1/chat', '/members', '/likes/mutual', '/transactions'])
      expect(leadsToShop(from, to), `${from} to ${to}`).toBe(true)
})

test('no page of buying does, nor does a way back to an order', () => {
  const order = `/credits/${crypto.randomUUID()}`
  expect(leadsToShop('/credits', '/credits/p2')).toBe(false)
  expect(leadsToShop('/premium', '/credits')).toBe(false)
  expect(leadsToShop(order, '/credits')).toBe(false)
  expect(leadsToShop('/login', '/credits')).toBe(false)
  expect(leadsToShop('/transactions/1', order)).toBe(false)
  expect(leadsToShop('/members', '/likes')).toBe(false)
})
