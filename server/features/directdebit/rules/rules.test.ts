import { describe, expect, test } from 'bun:test'
import type { CountryCode } from '../../../../db/reference/countries/codes.ts'
import { collectOn, earliestCollection, isBankDay, transferBy } from '../../../../db/reference/money/collection-days.ts'
import type { Refusal } from '../../../core/refusal.ts'
import { nextCode } from './codes.ts'
import { debtorOf } from './debtor.ts'
import { ibanOf, longestIban } from './iban.ts'
import { numbered } from './parts.ts'
import { longestPhone, phoneOf } from './phone.ts'
import { endToEndId, idOfEndToEnd, mandateReference, messageId } from './reference.ts'
import { isSepaLike, sepaText } from './sepa-text.ts'
import { textVersion } from './text-version.ts'

const refusalOf = (work: () => unknown) => {
  try {
    return work()
  } catch (refusal) {
    return (refusal as Refusal).details
  }
}

describe('an account', () => {
  test.each([
    ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300', 'NL', '4300'],
    ['be68-5390-0754-7034', 'BE68539007547034', 'BE', '7034'],
    ['DE89370400440532013000', 'DE89370400440532013000', 'DE', '3000'],
    ['IE29 AIBK 9311 5212 3456 78', 'IE29AIBK93115212345678', 'IE', '5678'],
  ])('%s is taken', (typed, iban, country, end) => {
    expect(ibanOf(typed)).toEqual({ iban, country, end })
  })

  test.each([
    ['NL91 ABNA 0417 1643 01', 'checksum'],
    ['NL91 ABNA 0417 1643', 'length'],
    ['NL91 ABNA 0417 1643 000', 'length'],
    ['', 'form'],
    ['0417164300', 'form'],
    ['NL91 0BNA 0417 1643 00', 'form'],
    ['GB29 NWBK 6016 1331 9268 19', 'country'],
    ['CH93 0076 2011 6238 5295 7', 'country'],
    ['9'.repeat(longestIban), 'form'],
  ])('%s is refused for its %s', (typed, fault) => {
    expect(refusalOf(() => ibanOf(typed))).toEqual({ field: 'iban', fault })
  })
})

describe('a phone', () => {
  test.each([
    ['06 12345678', 'NL', '+31612345678'],
    ['+31 (0)6-1234 5678', 'NL', '+31612345678'],
    ['0031612345678', 'NL', '+31612345678'],
    ['0470 12 34 56', 'BE', '+32470123456'],
    ['+49 151 23456789', 'NL', '+4915123456789'],
  ] as const)('%s is taken', (typed, country, number) => {
    expect(phoneOf(typed, country)).toBe(number)
  })

  test.each(['020 123 4567', '0900 1234', '+1 201 555 0123', '+44 7400 123456', 'hallo', '', '0'.repeat(longestPhone)])(
    '%s is refused: no mobile number where accounts may be',
    (typed) => {
      expect(refusalOf(() => phoneOf(typed, 'NL'))).toEqual({ field: 'phone' })
    },
  )
})

describe('the day of collection', () => {
  test.each([
    ['2026-06-01T12:00:00Z', 5, '2026-06-08'],
    ['2026-11-23T09:00:00Z', 3, '2026-11-26'],
    // Already the next day in Amsterdam.
    ['2026-11-23T23:30:00Z', 2, '2026-11-26'],
    ['2026-12-21T12:00:00Z', 4, '2026-12-28'],
    ['2027-03-22T12:00:00Z', 4, '2027-03-30'],
    ['2026-04-26T12:00:00Z', 5, '2026-05-04'],
  ])('signed at %s, %i days later at least, is the bank day %s', (signedAt, days, day) => {
    expect(collectOn(new Date(signedAt), days)).toBe(day)
  })

  test.each([
    ['2026-03-12T18:03:00Z', '2026-03-17'],
    // Already Friday in Amsterdam.
    ['2026-03-12T23:30:00Z', '2026-03-18'],
    ['2026-12-24T12:00:00Z', '2026-12-30'],
  ])('a transfer that was begun at %s is to come in by the third bank day after it, %s', (begunAt, day) => {
    expect(transferBy(new Date(begunAt))).toBe(day)
  })

  test('is none of the days on which the banks are closed', () => {
    const closed = [
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-12-25',
      '2026-12-26',
      '2026-06-06',
      '2026-06-07',
    ]
    expect(closed.filter(isBankDay)).toEqual([])
    expect(isBankDay('2026-05-14')).toBe(true)
    // Good Fridays and Easter Mondays of other years.
    expect(['2024-03-29', '2024-04-01', '2025-04-18', '2038-04-23', '2038-04-26'].filter(isBankDay)).toEqual([])
  })

  test('leaves the bank one whole bank day', () => {
    expect(earliestCollection(new Date('2026-11-26T12:00:00Z'))).toBe('2026-11-30')
    expect(earliestCollection(new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-25')
  })
})

test('a bank takes Latin letters without accents, and no stroke at an end or twice', () => {
  expect(sepaText('Zoë & Łukasz “Ståhl” – straße', 70)).toBe("Zoe + Lukasz 'Stahl' - strasse")
  expect(sepaText('//a//b/', 70)).toBe('a/b')
  expect(sepaText('Ελένη 🙂', 70)).toBe('..... .')
  expect([sepaText('a/b', 2), sepaText('a / b', 4)]).toEqual(['a', 'a'])
  expect(['Zoë', "d'Árc-3 hs", 'Łódź'].every(isSepaLike)).toBe(true)
  expect(['Ελένη', 'Иван', '🙂', '<b>', 'a;b'].some(isSepaLike)).toBe(false)
})

test('references are read by people and banks', () => {
  expect(mandateReference('Vonk', 317)).toBe('VONK-M-000317')
  expect(mandateReference('Älska & meer van dit alles', 1_234_567)).toBe('ALSKAMEERVAN-M-1234567')
  expect(mandateReference('Ελένη', 1)).toBe('SITE-M-000001')
  expect(messageId('vonk', 'collections', 12)).toBe('VONK-DD-000012')
  const id = crypto.randomUUID()
  expect(idOfEndToEnd(endToEndId(id).toUpperCase())).toBe(id)
  expect(['NOTPROVIDED', '', id].map(idOfEndToEnd)).toEqual([undefined, undefined, undefined])
})

describe('another code', () => {
  const now = new Date('2026-06-01T12:00:00Z')
  const asked = (seconds: number, of: 'member' | 'phone') => ({
    ...{ byMember: of === 'member', forPhone: of === 'phone', askedAt: new Date(now.getTime() - seconds * 1000) },
  })
  const stranger = { hasProved: false }
  test('is sent a minute behind the member’s last one, and the phone’s', () => {
    expect(nextCode([], stranger, now)).toEqual({ isUsedUp: false, wait: 0 })
    expect(nextCode([asked(18, 'member')], stranger, now)).toEqual({ isUsedUp: false, wait: 42 })
    expect(nextCode([asked(60, 'member'), asked(1, 'phone')], stranger, now)).toEqual({ isUsedUp: false, wait: 59 })
  })
  test.each([
    ['member', 5],
    ['phone', 10],
  ] as const)('is for a %s the last of the day after %d', (of, most) => {
    const before = Array.from({ length: most - 1 }, () => asked(600, of))
    const usedUp = (all: typeof before) => nextCode(all, stranger, now).isUsedUp
    expect([usedUp(before), usedUp([...before, asked(600, of)])]).toEqual([false, true])
  })
  test('waits for nobody else where the phone is the member’s own', () => {
    const others = Array.from({ length: 10 }, () => asked(1, 'phone'))
    expect(nextCode(others, { hasProved: true }, now)).toEqual({ isUsedUp: false, wait: 0 })
    expect(nextCode([...others, asked(18, 'member')], { hasProved: true }, now)).toEqual({ isUsedUp: false, wait: 42 })
  })
})

describe('the parts of a file', () => {
  const ofDay = (day: string, part: number | null = null) => ({ day, part, open: 1 })
  const numbers = (days: { day: string; part: number | null; open: number }[], known: number[] = []) =>
    numbered(days, known).map(({ day, number }) => `${day}: ${number}`)

  test('are numbered by the first of each day', () => {
    expect(numbers([ofDay('later'), ofDay('soon')])).toEqual(['later: 0', 'soon: 1'])
  })

  test('keep their numbers when some of one, or all, is in another file', () => {
    expect(numbers([ofDay('later'), ofDay('soon', 0)], [0])).toEqual(['later: 1', 'soon: 0'])
    expect(numbers([ofDay('a'), ofDay('c')], [1])).toEqual(['a: 0', 'c: 2'])
  })
})

describe('a postcode', () => {
  const ibans = { NL: 'NL91ABNA0417164300', BE: 'BE68539007547034' }
  const zipOf = (zip: string, country: CountryCode, account: keyof typeof ibans = 'NL') => {
    const address = { holder: 'S. de Wit', street: 'Kleine Houtweg', houseNumber: '18', zip, city: 'Haarlem' }
    return debtorOf(
      { ...address, iban: ibans[account], phone: '+31612345678', ticked: textVersion },
      { country, creditorIbans: [] },
    ).zip
  }
  test.each([
    ['NL', '2012 cb'],
    ['NL', '2012CB'],
    ['BE', 'B-1000'],
    ['IE', 'D02 X285'],
    ['DE', 'D-10115'],
    ['AT', '1010'],
    ['IT', '00118'],
    ['FR', '75 001'],
    ['ES', '28013'],
  ] as const)('of %s may be %s', (country, zip) => {
    expect(zipOf(zip, country)).toBe(zip)
  })

  test.each([
    ['NL', '2012'],
    ['BE', '10000'],
    ['IE', 'Dublin 2'],
    ['DE', '1011'],
    ['AT', '10115'],
    ['IT', '118'],
    ['FR', '7501'],
    ['ES', '99013'],
  ] as const)('of %s is not %s', (country, zip) => {
    const { problems } = refusalOf(() => zipOf(zip, country)) as { problems: Refusal[] }
    expect(problems.map(({ code, details }) => [code, details.field])).toEqual([['zip_invalid', 'zip']])
  })

  test('may be that of the country of the account as well', () => {
    expect(zipOf('1000', 'NL', 'BE')).toBe('1000')
    const { problems } = refusalOf(() => zipOf('10115', 'NL', 'BE')) as { problems: Refusal[] }
    expect(problems[0]?.words.replaceAll('\u00a0', ' ')).toMatch(/Nederland of België|Netherlands or Belgium/)
  })
})
