import { expect, test } from 'bun:test'
import { creditsNotice } from './credits-notice.ts'

test('a buyer is told at ten credits and below, and more urgently at none', () => {
  const noticeAt = (credits: number) => creditsNotice({ paid: true, credits })
  expect([11, 10, 1, 0].map(noticeAt)).toEqual([null, 'low', 'low', 'empty'])
})

test('who never bought is offered premium, whatever credits were a gift', () => {
  expect(creditsNotice({ paid: false, credits: 0 })).toBe('premium')
  expect(creditsNotice({ paid: false, credits: 50 })).toBe('premium')
})
