import { beforeEach, expect, test } from 'bun:test'
import {
  addToDeck,
  currentDeck,
  type DeckCard,
  emptyDeck,
  flight,
  isSecondPress,
  layBack,
  layBackRefused,
  noteLiked,
  takeOffDeck,
  takeTop,
  wantsCards,
} from './deck.ts'

const card = (id: string) => ({ id, name: id }) as DeckCard
const many = (count: number) => Array.from({ length: count }, (_, n) => card(`${n}`))
const ids = () => currentDeck().cards.map(({ id }) => id)
const women = { gender: 'female' } as const

beforeEach(emptyDeck)

test('others are fetched before the last cards are swiped, until there are no more', () => {
  expect(wantsCards(currentDeck(), women)).toBe(true)
  addToDeck(women, many(20))
  expect(wantsCards(currentDeck(), women)).toBe(false)
  for (let n = 0; n < 15; n++) takeTop('pass', 0)
  expect(wantsCards(currentDeck(), women)).toBe(true)
  addToDeck(women, many(19))
  expect(wantsCards(currentDeck(), women)).toBe(false)
})

test('who lies there or was swiped comes once, also when the server has not heard of it yet', () => {
  addToDeck(women, [card('ada'), card('bea')])
  takeTop('like', 0)
  addToDeck(women, [card('ada'), card('bea'), card('cis')])
  expect(ids()).toEqual(['bea', 'cis'])
})

test('what was swiped last can be laid back, once, and comes again', () => {
  addToDeck(women, [card('ada'), card('bea')])
  takeTop('pass', 0)
  const { last } = currentDeck()
  expect(last).toMatchObject({ card: { id: 'ada' }, choice: 'pass' })
  layBack(last!.card)
  layBack(last!.card)
  expect(ids()).toEqual(['ada', 'bea'])
  expect(currentDeck().last).toBeUndefined()
})

test('who was liked and brought back stays when that like is told late, and goes when they are liked elsewhere', () => {
  addToDeck(women, [card('ada'), card('bea')])
  layBack(takeTop('like', 0)!)
  noteLiked('ada')
  expect(ids()).toEqual(['ada', 'bea'])
  noteLiked('ada')
  expect(ids()).toEqual(['bea'])
})

test('whose like was refused goes when they are liked elsewhere', () => {
  addToDeck(women, [card('ada'), card('bea')])
  layBackRefused(takeTop('like', 0)!)
  expect(ids()).toEqual(['ada', 'bea'])
  noteLiked('ada')
  expect(ids()).toEqual(['bea'])
})

test('another search is another deck', () => {
  addToDeck(women, [card('ada')])
  takeTop('pass', 0)
  expect(wantsCards(currentDeck(), {})).toBe(true)
  addToDeck({}, [card('ben')])
  expect(ids()).toEqual(['ben'])
  expect(currentDeck().last).toBeUndefined()
})

test('who is gone is on no card, and is not laid there by an answer that was on its way', () => {
  addToDeck(women, [card('ada'), card('bea')])
  takeOffDeck('ada')
  addToDeck(women, [card('ada'), card('bea')])
  expect(ids()).toEqual(['bea'])
})

test('who is gone before the first answer comes, or that of another search, is on no card', () => {
  noteLiked('ada')
  for (const search of [women, {}]) {
    addToDeck(search, [card('ada'), card('bea')])
    expect(ids()).toEqual(['bea'])
  }
})

test('a press while the card before leaves was meant for that one; not after it, nor once it is back', () => {
  addToDeck(women, [card('ada'), card('bea')])
  expect(isSecondPress(0)).toBe(false)
  const ada = takeTop('like', 1_000)!
  // A busy page hears of a press later than it was.
  for (const at of [999, 1_000, 1_000 + flight - 1]) expect(isSecondPress(at)).toBe(true)
  expect(isSecondPress(1_000 + flight)).toBe(false)
  layBack(ada)
  expect(isSecondPress(1_000)).toBe(false)
})
