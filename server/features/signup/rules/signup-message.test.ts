import { describe, expect, test } from 'bun:test'
import { parseSignupMessage } from './signup-message.ts'

const limit = 300

describe('what somebody says about themselves', () => {
  test('may be nothing', () => {
    expect(parseSignupMessage('  \n ', { limit })).toBe('')
  })

  test('keeps its lines and its smileys', () => {
    expect(parseSignupMessage(' Hoi!\r\nIk ben Anna 👩‍🍳 ', { limit })).toBe('Hoi!\nIk ben Anna 👩‍🍳')
  })

  test('300 characters fit, a smiley is one of them, blanks around do not count', () => {
    expect(parseSignupMessage(`  ${'🌷'.repeat(300)}  `, { limit })).toBe('🌷'.repeat(300))
    expect(() => parseSignupMessage('x'.repeat(301), { limit })).toThrow(
      expect.objectContaining({ code: 'signup_message_length', details: { field: 'signupMessage', limit: 300 } }),
    )
  })

  test('loses what no screen shows and no database holds', () => {
    expect(parseSignupMessage('ho\u0000i \u202eanna\u202c\u0007', { limit })).toBe('hoi anna')
    expect(parseSignupMessage('hoi \ud800', { limit })).toBe('hoi \ufffd')
  })
})
