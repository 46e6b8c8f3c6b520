import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { Refusal } from '../../../core/refusal.ts'
import { codePoints } from '../../../core/values/text.ts'
import { parseEmail } from '../../mail/rules/email.ts'
import { parseProfileName } from '../../profile/rules/profile-name.ts'
import { parseSignupMessage } from '../../profile/rules/signup-message.ts'
import { parseBirthDate } from './birth-date.ts'
import { parsePassword } from './password.ts'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.emailAddress())

const rules: Record<string, (input: string) => string> = {
  name: (input) => parseProfileName(input, { email: 'anna@example.nl', siteName: 'Vonk' }),
  birthDate: (input) => parseBirthDate(input, { minAge: 18, now: new Date('2026-11-20T12:00:00Z') }),
  email: (input) => parseEmail(input).normalized,
  message: (input) => parseSignupMessage(input, { field: 'signupMessage', limit: 10 }),
  password: (input) =>
    parsePassword(input, { siteName: 'Vonk', profileName: 'Anna', email: 'anna@example.nl', common: new Set() }),
}

test.each(Object.entries(rules))('whatever somebody types as %s is taken or refused in words', (_, rule) => {
  fc.assert(
    fc.property(anyText, (input) => {
      try {
        // What was taken once is taken again, unchanged.
        const taken = rule(input)
        expect(rule(taken)).toBe(taken)
        expect(codePoints(taken)).toBeLessThan(255)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    }),
    { numRuns: 500 },
  )
})
