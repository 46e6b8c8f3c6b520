import { expect, test } from 'bun:test'
import { money } from '../../../db/reference/money/money.ts'
import { reachedWords } from './limit-words.ts'
import { type BlockingLimit, limitInTheWayOf } from './own-limit.ts'

const euros = (amount: number) => money(amount * 100, 'EUR')
const least = euros(10)

/** Of a limit in euros, of which so much is spent and so much is being paid. */
const own = (period: 'week' | 'month', limit: number, spent: number, pending = 0): BlockingLimit => ({
  ...{ period, limit: euros(limit), coming: null, spent: euros(spent), pending: euros(pending) },
  left: euros(Math.max(0, limit - spent - pending)),
  until: new Date(period === 'week' ? '2026-06-08' : '2026-07-01'),
})
const told = (...limits: BlockingLimit[]) => {
  const inTheWay = limitInTheWayOf(least, { currency: 'EUR', limits })
  return inTheWay && reachedWords(inTheWay, least).text.replaceAll('\u00a0', ' ')
}

test('who has spent what they may is told when they can buy again', () => {
  expect(told(own('week', 20, 20))).toBe(
    'Je hebt zelf een limiet van € 20,00 per week ingesteld. Vanaf maandag kun je weer credits kopen.',
  )
  expect(told(own('month', 50, 45))).toContain('Vanaf de 1e van de maand kun je weer credits kopen.')
  expect(told(own('week', 20, 5, 5))).toBeUndefined()
})

test('nobody is promised a day by which what is under way may still count', () => {
  expect(told(own('week', 20, 5, 10))).toContain('Vanaf maandag')
  const pending = 'Maandag begint een nieuwe week, maar lopende betalingen tellen mee tot ze zijn afgerond.'
  expect(told(own('week', 20, 5, 15))).toBe(`Je hebt zelf een limiet van € 20,00 per week ingesteld. ${pending}`)
  expect(told(own('month', 20, 0, 20))).toContain(
    'Op de 1e begint een nieuwe maand, maar lopende betalingen tellen mee',
  )
})

test('nobody is promised a day on which another limit is still in the way, or by which nothing fits', () => {
  expect(told(own('week', 20, 20), own('month', 50, 45))).toContain('Vanaf de 1e')
  expect(told(own('week', 20, 0, 20), own('month', 50, 35, 20))).toContain('Maandag begint een nieuwe week, maar')
  expect(told(own('week', 5, 0), own('month', 50, 45))).toBe(
    'Je hebt zelf een limiet van € 5,00 per week ingesteld. Daar past geen enkele bundel in.',
  )
})
