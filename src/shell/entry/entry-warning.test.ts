import { expect, test } from 'bun:test'
import { type EntryFacts, entryWarning } from './entry-warning.ts'

const someone: EntryFacts = {
  isVisitor: true,
  isInstalledApp: false,
  wasSeen: false,
  isBeforeEntry: false,
  country: 'BE',
  popupEnabled: true,
}

test('visitors from the Netherlands and Germany are warned of adult content, also where the welcome is off', () => {
  for (const country of ['NL', 'DE']) {
    expect(entryWarning({ ...someone, country, popupEnabled: false })).toBe('adult')
  }
})

test('visitors from elsewhere meet the welcome, unless the site has switched it off', () => {
  expect(entryWarning(someone)).toBe('site')
  expect(entryWarning({ ...someone, country: null })).toBe('site')
  expect(entryWarning({ ...someone, popupEnabled: false })).toBeNull()
})

test('a welcome for some countries meets nobody else', () => {
  expect(entryWarning({ ...someone, popupCountries: ['BE', 'FR'] })).toBe('site')
  expect(entryWarning({ ...someone, popupCountries: ['FR'] })).toBeNull()
  expect(entryWarning({ ...someone, popupCountries: ['FR'], country: null })).toBeNull()
})

test.each(['isVisitor', 'isInstalledApp', 'wasSeen', 'isBeforeEntry'] as const)(
  'nobody is stopped when %s says otherwise',
  (fact) => {
    expect(entryWarning({ ...someone, country: 'NL', [fact]: !someone[fact] })).toBeNull()
  },
)
