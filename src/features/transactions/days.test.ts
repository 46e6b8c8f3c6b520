import { expect, test } from 'bun:test'
import { daysOf, dayTitle, type MovementLine } from './days.ts'

const ruben = { id: 'r', name: 'Ruben', fictional: false }
const line = (at: string, traits: Partial<MovementLine> = {}): MovementLine => ({
  ...{ kind: 'message', at: new Date(at), count: 1, amount: -1, balance: 10, person: ruben },
  ...{ gift: null, explanation: null, returned: null, order: null },
  ...traits,
})
const shapes = (lines: MovementLine[]) =>
  daysOf(lines).map(({ day, lines }) => [day, lines.map(({ count, amount, balance }) => [count, amount, balance])])

test('messages that the end of a page has parted are one line again, with the balance after the newest', () => {
  const lines = [
    line('2026-05-20T12:00:00', { count: 3, amount: -3, balance: 7 }),
    line('2026-05-20T11:00:00', { count: 2, amount: -2, balance: 10 }),
    line('2026-05-20T10:00:00', { kind: 'photo', amount: -2, balance: 12 }),
    line('2026-05-20T09:00:00', { balance: 14 }),
    line('2026-05-19T09:00:00', { balance: 15 }),
  ]
  expect(shapes(lines)).toEqual([
    [
      '2026-05-20',
      [
        [5, -5, 7],
        [1, -2, 12],
        [1, -1, 14],
      ],
    ],
    ['2026-05-19', [[1, -1, 15]]],
  ])
})

test('messages to others, and to people who are gone, stay apart', () => {
  const someone = { ...ruben, id: 'k' }
  const lines = [
    line('2026-05-20T12:00:00'),
    line('2026-05-20T11:00:00', { person: someone }),
    line('2026-05-20T10:00:00', { person: null }),
    line('2026-05-20T09:00:00', { person: null }),
  ]
  expect(shapes(lines)[0]?.[1]).toHaveLength(4)
})

test('a day has its year when that is past', () => {
  expect(dayTitle('2026-11-21', '2026-11-23', 'nl')).toBe('zaterdag 21 november')
  expect(dayTitle('2025-11-21', '2026-01-02', 'en')).toBe('Friday, 21 November 2025')
})
