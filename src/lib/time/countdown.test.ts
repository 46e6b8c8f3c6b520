import { expect, test } from 'bun:test'
import { asClock, inDigits } from './countdown.ts'

test('the time that is left reads like a clock', () => {
  expect([0, 9, 60, 75, 3600, 3675, 68_400].map(asClock)).toEqual([
    ...['0:00', '0:09', '1:00', '1:15', '1:00:00', '1:01:15', '19:00:00'],
  ])
})

test('hours, minutes and seconds have two digits each', () => {
  expect([7965, 14_399, 59, 0].map((seconds) => inDigits(seconds).join(':'))).toEqual([
    '02:12:45',
    '03:59:59',
    '00:00:59',
    '00:00:00',
  ])
})
