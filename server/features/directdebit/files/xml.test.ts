import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { isBankDay } from '../../../../db/reference/money/collection-days.ts'
import { Refusal } from '../../../core/refusal.ts'
import { debtorOf } from '../rules/debtor.ts'
import { endToEndId, mandateReference, messageId } from '../rules/reference.ts'
import { textVersion } from '../rules/text-version.ts'
import { directDebitSettings } from '../settings.ts'
import { creditor } from '../testing/creditor.ts'
import { hasOfficialSchemas, officialProblems } from '../testing/official.ts'
import { anIban } from '../testing/scene.ts'
import { schemeProblems } from '../testing/scheme.ts'
import { collectionsXml, type DebitTransaction, transfersXml } from './xml.ts'

/** What is written otherwise in a file, or not at all, and what means something in XML. */
const odd = ["ßÆœŁđþıŋĳéçöǆʰəﬀÅ’–&/-?:().,'+ \u0301", '“”—<>"\t\u00a0\u200b\0🙂Ωж'].map((text) => [...text])
const likely = fc.string({ unit: fc.constantFrom(...odd[0]!, ...'aZ09 ', '𝼀', '//', ' /'), maxLength: 160 })
const unlikely = fc.string({ unit: fc.constantFrom(...odd[1]!, ']]>', '&amp;') })
const anything = fc.oneof({ arbitrary: likely, weight: 8 }, fc.string({ unit: 'binary' }), unlikely)
const typed = anything.map((text) => `${text}a`)

/** Of the Netherlands, in the ways that people write it. */
const zip = fc.constantFrom('2012 CB', '2012cb', ' 1011AB ', '9999 ZZ')

const dutch = { country: 'NL', creditorIbans: [] } as const

/** Names and places as the form takes them, of whatever was typed. */
const debtor = fc
  .record({ holder: typed, street: typed, houseNumber: typed, zip, city: typed })
  .map((fields) =>
    taken(() => debtorOf({ ...fields, iban: anIban(), phone: '06 12345678', ticked: textVersion }, dutch)),
  )
  .filter((one) => one !== undefined)

const cents = fc.oneof(fc.constantFrom(1, 99, 100, 4799, 2 ** 31 - 1), fc.integer({ min: 1, max: 2 ** 31 - 1 }))
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })

const collection = fc
  .record({ debtor, cents, siteName: anything, number: fc.nat(), signedAt: moment, day: moment, description: anything })
  .map(({ debtor, cents, siteName, number, day, description, signedAt }): DebitTransaction => {
    const reference = mandateReference(siteName, number)
    const signedOn = signedAt.toISOString().slice(0, 10)
    const of = { endToEndId: endToEndId(crypto.randomUUID()), reference, signedOn, minor: cents }
    const days = Array.from({ length: 9 }, (_, n) =>
      new Date(day.getTime() + n * 86_400_000).toISOString().slice(0, 10),
    )
    return {
      ...of,
      holder: debtor.holder,
      iban: debtor.account.iban,
      description: `60 credits ${description}`,
      day: days.find(isBankDay)!,
    }
  })

/** Any creditor that the settings accept. */
const named = fc
  .record({ name: anything, id: fc.constantFrom('NL22ZZZ000000000000', 'DE98ZZZ09999999999') })
  .map((own) => directDebitSettings.directDebitCreditor.schema.safeParse({ ...creditor, ...own }).data)
  .filter((one) => one !== undefined && one !== null)

const file = fc
  .record({
    ...{ creditor: named, createdAt: moment, siteId: fc.constantFrom('vonk', 'gloed-2'), number: fc.nat() },
    collections: fc.uniqueArray(collection, { minLength: 1, maxLength: 3, selector: ({ reference }) => reference }),
  })
  .map(({ creditor, createdAt, siteId, number, collections }) => {
    const made = { creditor, createdAt, timeZone: 'Europe/Amsterdam' }
    return [
      collectionsXml({ ...made, messageId: messageId(siteId, 'collections', number) }, collections),
      transfersXml({ ...made, day: '2026-06-08', messageId: messageId(siteId, 'refunds', number) }, collections),
    ]
  })

function taken<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return undefined
  }
}

test('whatever is filled in, and however much it is, a bank can read the files', async () => {
  const files = fc.sample(file, 150).flat()
  expect(files.flatMap(schemeProblems)).toEqual([])
  if (hasOfficialSchemas) expect(await officialProblems(files)).toEqual([])
})

test.skipIf(!hasOfficialSchemas && !process.env.CI)('the official schemas are at hand', () => {
  expect(hasOfficialSchemas).toBe(true)
})

describe('these tests find', () => {
  const one: DebitTransaction = {
    ...{
      endToEndId: 'a1',
      reference: 'VONK-M-000001',
      signedOn: '2026-06-01',
      minor: 4799,
      day: '2026-06-08',
    },
    ...{ holder: 'S. de Wit', iban: 'NL91ABNA0417164300', description: '60 credits' },
  }
  const head = {
    messageId: 'VONK-DD-000001',
    createdAt: new Date('2026-06-01'),
    timeZone: 'Europe/Amsterdam',
    creditor,
  }
  const sound = collectionsXml(head, [one, { ...one, endToEndId: 'a2', reference: 'VONK-M-000002' }])

  const misplaced: [string, RegExp | string, string][] = [
    ['elements in another order', /(<PmtMtd>.*<\/PmtMtd>)(<BtchBookg>.*<\/BtchBookg>)/, '$2$1'],
    ['what no schema knows', '<ChrgBr>', '<Charge/><ChrgBr>'],
    ['a day that there is not', '2026-06-08', '2026-02-30'],
    ['an empty name', '<Nm>S. de Wit</Nm>', '<Nm/>'],
  ]
  test.skipIf(!hasOfficialSchemas).each(misplaced)('by the schemas: %s', async (_, from, to) => {
    const problems = await officialProblems([sound, sound.replace(from, to)])
    expect(problems.join('\n')).toMatch(/^1\.xml:/m)
    expect(problems.join('\n')).not.toMatch(/^0\.xml/m)
  })

  test.each([
    ['no declaration', '?>', ' ?>'],
    ['another message', 'pain.008.001.08', 'pain.008.001.02'],
    ['a letter that banks do not take', 'S. de Wit', 'S. de Wît'],
    ['two strokes', '60 credits', '60//credits'],
    ['a stroke at the end', '60 credits', '60 credits/'],
    ['a name that is too long', 'S. de Wit', 'x'.repeat(71)],
    ['an account with a wrong digit', 'NL91ABNA', 'NL92ABNA'],
    ['a creditor with a wrong digit', 'NL22ZZZ', 'NL23ZZZ'],
    ['another currency', 'Ccy="EUR"', 'Ccy="USD"'],
    ['an amount in one digit behind the point', '47.99', '48.0'],
    ['a sum that is not right', '95.98', '95.99'],
    ['a number that is not right', '<NbOfTxs>2', '<NbOfTxs>3'],
    ['one thing twice', 'a2', 'a1'],
    ['one mandate twice', 'VONK-M-000002', 'VONK-M-000001'],
    ['a Sunday', '2026-06-08', '2026-06-07'],
    ['the first of a series', 'OOFF', 'FRST'],
    ['more than we mean to say', '<Nm>S. de Wit</Nm>', '$&<CtryOfRes>NL</CtryOfRes>'],
    ['less than a bank must know', '<BtchBookg>true</BtchBookg>', ''],
  ])('by SEPA’s rules: %s', (_, from, to) => {
    expect(schemeProblems(sound)).toEqual([])
    expect(sound).toContain(from)
    expect(schemeProblems(sound.replace(from, to))).not.toEqual([])
  })
})
