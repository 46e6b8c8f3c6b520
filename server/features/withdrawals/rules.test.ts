import { describe, expect, test } from 'bun:test'
import { money } from '../../../db/reference/money/money.ts'
import { receiptKey, refundOf, unusedOf, withdrawnAtOf } from './rules.ts'

const [newest, older, oldest] = [
  { orderId: 'newest', left: 25 },
  { orderId: 'older', left: 60 },
  { orderId: 'oldest', left: 10 },
]
const unused = (bought: number) =>
  [newest, older, oldest].map(({ orderId }) => unusedOf(orderId, [newest, older, oldest], bought))

test('what was bought first is spent first', () => {
  expect(unused(95)).toEqual([25, 60, 10])
  expect(unused(90)).toEqual([25, 60, 5])
  expect(unused(40)).toEqual([25, 15, 0])
  expect(unused(7)).toEqual([7, 0, 0])
  expect(unused(0)).toEqual([0, 0, 0])
})

test('a purchase of which more was taken than there was leaves nothing to those before it', () => {
  const purchases = [{ orderId: 'newest', left: -10 }, oldest]
  expect(unusedOf('newest', purchases, 5)).toBe(0)
  expect(unusedOf('oldest', purchases, 5)).toBe(5)
})

test('nothing is unused of an order that is not there', () => {
  expect(unusedOf('another', [newest], 25)).toBe(0)
})

describe('what goes back', () => {
  const price = money(4799, 'EUR')

  test('is the price of the unused part', () => {
    expect(refundOf(price, { unused: 46, credits: 60 }, 4799)).toEqual(money(3679, 'EUR'))
    expect(refundOf(price, { unused: 60, credits: 60 }, 4799)).toEqual(price)
  })

  test('is never more than what has not gone back before', () => {
    expect(refundOf(price, { unused: 46, credits: 60 }, 1000)).toEqual(money(1000, 'EUR'))
    expect(refundOf(price, { unused: 46, credits: 60 }, -1)).toEqual(money(0, 'EUR'))
  })
})

test('the number of a receipt is known however it is typed, and nothing is kept of what is none', () => {
  for (const typed of ['VONK-2026-000481', ' vonk 2026 000481 ', 'Vonk–2026–000481.'])
    expect(receiptKey(typed)).toBe('VONK2026000481')
  for (const none of ['', '20 november, € 47,99', 'de laatste', '9'.repeat(80)])
    expect(receiptKey(none)).toBeUndefined()
})

describe('the moment of a withdrawal', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute))
  const purchase = { orderId: 'newest', boughtAt: at(10) }
  const of = (orderId: string | null, minute: number) => ({ orderId, declaredAt: at(minute) })
  const withdrawnAt = (...declared: ReturnType<typeof of>[]) =>
    withdrawnAtOf(purchase, declared, at(59)).getUTCMinutes()

  test('is that at which it was declared first since it was bought, by its receipt or without one', () => {
    expect(withdrawnAt(of(null, 20), of('newest', 30))).toBe(20)
    expect(withdrawnAt(of('newest', 20), of(null, 30))).toBe(20)
    expect(withdrawnAt(of(null, 5), of(null, 30))).toBe(30)
  })

  test('is none at which another purchase was declared', () => {
    expect(withdrawnAt(of('older', 20), of('newest', 30))).toBe(30)
    expect(withdrawnAt(of('older', 20))).toBe(59)
  })
})
