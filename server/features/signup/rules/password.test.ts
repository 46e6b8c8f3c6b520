import { describe, expect, test } from 'bun:test'
import { commonPasswords } from '../../../../db/reference/common-passwords.ts'
import { parsePassword } from './password.ts'

const anna = {
  siteName: 'Vonk',
  profileName: 'Anna Sophie',
  email: 'a.jansen@example.nl',
  common: await commonPasswords(),
}

describe('a password that Anna may choose', () => {
  test.each([
    ...['zonnebloem op tafel', 'gk39fkw0', 'ééééêêêê', '🌷🌻🌹🌼🍀🍁🍂🍃', '       .', 'x1'.repeat(64)],
    ...['savannah-avond', 'annabel2020', 'vonkelende-sterren'],
  ])('%s', (password) => {
    expect(parsePassword(password, anna)).toBe(password)
  })

  test('an é is the same from every keyboard', () => {
    expect(parsePassword('caf\u0065\u0301 in leiden', anna)).toBe('caf\u00e9 in leiden')
  })
})

describe('how long it must be', () => {
  test.each([[''], ['1234567'], ['e\u0301'.repeat(7)], ['🌷'.repeat(7)], [`${'x1'.repeat(64)}y`]])(
    'not %s',
    (password) => {
      expect(() => parsePassword(password, anna)).toThrow(
        expect.objectContaining({ code: 'password_length', details: { field: 'password', min: 8, limit: 128 } }),
      )
    },
  )
})

describe('nothing to be seen is no password', () => {
  test.each([
    [' '.repeat(8)],
    ['\u00a0\u3000'.repeat(4)],
    ['\u200b'.repeat(8)],
    ['\t'.repeat(9)],
    ['\u2800'.repeat(8)],
  ])('%j', (password) => {
    expect(() => parsePassword(password, anna)).toThrow(
      expect.objectContaining({ code: 'password_blank', details: { field: 'password' } }),
    )
  })
})

describe('what others try first', () => {
  test.each([['password'], ['PassWord'], ['12345678'], ['qwertyuiop'], ['iloveyou'], ['ＰＡＳＳＷＯＲＤ']])(
    '%s',
    (password) => {
      expect(() => parsePassword(password, anna)).toThrow('password_common')
    },
  )

  test.each([
    ...['vonkvonk', 'Vonk1234', 'Vonk-2026', 'annasophie', 'Anna Sophie', 'Sophie-99', 'anna123456', 'anna2020'],
    ...['a.jansen@example.nl', 'A.Jansen', 'jansen01', 'dragonanna'],
  ])('%s, which anybody who knows Anna thinks of', (password) => {
    expect(() => parsePassword(password, anna)).toThrow('password_personal')
  })

  test('a name of two letters forbids nothing', () => {
    expect(parsePassword('bodemloos', { ...anna, profileName: 'Bo', email: 'bo@b.nl' })).toBe('bodemloos')
  })
})

test('what is far too long is refused as it is typed, whatever composing would leave of it', () => {
  expect(() => parsePassword(`a${'\u0323\u0301'.repeat(5000)}`, anna)).toThrow('password_length')
})
