import { expect, test } from 'bun:test'
import { noticeWords } from './notice-words.ts'

const told = { email_invalid: () => 'ongeldig', login_locked: (minutes: number) => `over ${minutes}` }

test('an address is told by the form that it led back to, and by no other word than the form’s', () => {
  expect(noticeWords(told, { notice: 'email_invalid' })).toBe('ongeldig')
  for (const notice of [undefined, 'nothing', 'toString', '__proto__', 7, ['email_invalid'], '<b>'])
    expect(noticeWords(told, { notice })).toBeUndefined()
})

test('minutes to wait are whole, and one where they are none', () => {
  const words = (minutes: unknown) => noticeWords(told, { notice: 'login_locked', minutes })
  expect([words('3.2'), words('x'), words(undefined)]).toEqual(['over 4', 'over 1', 'over 1'])
})

test('any form may have been asked too often', () => {
  const words = noticeWords({}, { notice: 'too_many_requests', minutes: '12' })
  expect(words).toContain('12 minuten')
})
