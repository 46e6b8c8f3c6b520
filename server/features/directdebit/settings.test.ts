import { expect, test } from 'bun:test'
import { directDebitSettings } from './settings.ts'
import { creditor } from './testing/creditor.ts'

const { schema } = directDebitSettings.directDebitCreditor

test('who collects is named so that a bank takes every file of theirs', () => {
  expect(schema.parse(creditor)).toEqual(creditor)
  expect(schema.parse({ ...creditor, name: 'Søren & Zn.' })).toMatchObject({ name: 'Søren & Zn.' })
  for (const wrong of [
    ...[{ name: '' }, { name: ' ' }, { name: '/' }, { name: 'Ελένη' }, { name: 'x'.repeat(71) }],
    ...[{ id: 'NL23ZZZ000000000000' }, { id: 'NL22ZZZ 000000000000' }, { id: 'NL22ZZZ000000000000ë' }, { id: '' }],
    ...[{ iban: 'NL03ABNA0123456789' }, { iban: 'NL02 ABNA 0123 4567 89' }, { bic: 'ABNANL2' }],
    ...[{ bic: 'DEUTDEFF' }, { iban: 'DE89370400440532013000' }],
  ])
    expect([wrong, schema.safeParse({ ...creditor, ...wrong }).success]).toEqual([wrong, false])
})
