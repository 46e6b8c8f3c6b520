import { expect, test } from 'bun:test'
import { readBuyingFor } from '../session/buying-for.ts'
import { leadsToShop, noteWayToShop } from './came-to-shop.ts'

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

test('a page of this site is noted with its search, and one of another site is not', () => {
  const site = 'https://site.example'
  const [ada, ben] = [crypto.randomUUID(), crypto.randomUUID()]
  noteWayToShop(ada, `${site}/members?ageMin=30`, '/credits', site)
  expect(readBuyingFor(ada)?.path).toBe('/members?ageMin=30')
  noteWayToShop(ada, '/chats/1?filter=unread#last', '/premium', site)
  expect(readBuyingFor(ada)?.path).toBe('/chats/1?filter=unread')
  noteWayToShop(ben, 'https://elsewhere.example/chats/1', '/credits', site)
  expect(readBuyingFor(ben)).toBeNull()
})
