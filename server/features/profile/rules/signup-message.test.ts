import { describe, expect, test } from 'bun:test'
import { parseSignupMessage } from './signup-message.ts'

const asked = { field: 'signupMessage', limit: 300 }

describe('what somebody says about themselves', () => {
  test('may be nothing', () => {
    expect(parseSignupMessage('  \n ', asked)).toBe('')
  })

  test('keeps its lines and its smileys', () => {
    expect(parseSignupMessage(' Hoi!\r\nIk ben Anna 👩‍🍳 ', asked)).toBe('Hoi!\nIk ben Anna 👩‍🍳')
  })

  test('300 characters fit, a smiley is one of them, blanks around do not count', () => {
    expect(parseSignupMessage(`  ${'🌷'.repeat(300)}  `, asked)).toBe('🌷'.repeat(300))
    expect(() => parseSignupMessage('x'.repeat(301), asked)).toThrow(
      expect.objectContaining({ code: 'signup_message_length', details: { field: 'signupMessage', limit: 300 } }),
    )
  })

  test('loses what no screen shows and no database holds', () => {
    expect(parseSignupMessage('ho\u0000i \u202eanna\u202c\u0007', asked)).toBe('hoi anna')
    expect(parseSignupMessage('hoi \ud800', asked)).toBe('hoi')
  })
})
