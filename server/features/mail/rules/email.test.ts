import { describe, expect, test } from 'bun:test'
import { newEmailInvalid } from '../../confirmation/refusals.ts'
import { parseEmail } from './email.ts'

const normalized = (email: string) => parseEmail(email).normalized

describe('an address we can write to', () => {
  test.each([
    ...['anna@example.nl', 'a@b.nl', 'anna.de-boer+vonk@mail.example.co.uk', "o'neill@example.ie", '1@1.nl'],
    ...[`${'a'.repeat(64)}@example.nl`, 'anna@example.amsterdam', 'anna@xn--mnchen-3ya.de', 'anna@4.3.2.1.nl'],
  ])('%s', (email) => {
    expect(parseEmail(email)).toEqual({ email, normalized: email })
  })

  test('mail goes to what was typed; capitals and blanks make no other address', () => {
    expect(parseEmail(' Anna.Jansen@Example.NL ')).toEqual({
      email: 'Anna.Jansen@Example.NL',
      normalized: 'anna.jansen@example.nl',
    })
  })

  test('a domain beyond ASCII is one address, however it was typed', () => {
    expect(normalized('anna@M\u00dcNCHEN.de')).toBe('anna@xn--mnchen-3ya.de')
    expect(normalized('anna@mu\u0308nchen.de')).toBe('anna@xn--mnchen-3ya.de')
    expect(normalized('anna@stra\u00dfe.de')).not.toBe(normalized('anna@strasse.de'))
  })

  test('two people whose gmail addresses differ by a dot or a tag stay two', () => {
    const addresses = ['annajansen@gmail.com', 'anna.jansen@gmail.com', 'annajansen+vonk@gmail.com']
    expect(new Set(addresses.map(normalized)).size).toBe(3)
  })
})

describe('what is no address', () => {
  test.each([
    ...['', ' ', 'anna', 'anna@', '@example.nl', '@', 'anna@nl', 'anna@localhost', 'anna @example.nl', 'an na@b.nl'],
    ...['anna@ex ample.nl', 'anna@@example.nl', 'a@b@c.nl', '.anna@b.nl', 'anna.@b.nl', 'an..na@b.nl', 'anna@b..nl'],
    ...['anna@.nl', 'anna@b.nl.', 'anna@-b.nl', 'anna@b-.nl', 'anna@b_c.nl', 'anna@127.0.0.1', 'anna@[127.0.0.1]'],
    ...['anna@0x7f.1', 'anna@b.123', 'anna@b.nl/x', 'anna@b.nl:25', 'anna@b%2enl', 'anna@b.n', 'Anna <anna@b.nl>'],
    ...[
      'anna@b.nl,ben@b.nl',
      'anna@b.nl\nBcc: x@y.nl',
      'anna\u0000@b.nl',
      '"anna"@b.nl',
      '\u0430nna@b.nl',
      'anna@b\u00ad.nl',
    ],
    ...[
      `${'a'.repeat(65)}@b.nl`,
      `a@${'b'.repeat(64)}.nl`,
      `a@${'b.'.repeat(130)}nl`,
      'an\ud800na@b.nl',
      'a@\ud800.nl',
    ],
  ])('%j', (email) => {
    expect(() => parseEmail(email)).toThrow(
      expect.objectContaining({ code: 'email_invalid', details: { field: 'email' } }),
    )
  })

  test('somebody who changes their address is told about the new one', () => {
    expect(() => parseEmail('anna', newEmailInvalid)).toThrow('new_email_invalid')
  })
})
