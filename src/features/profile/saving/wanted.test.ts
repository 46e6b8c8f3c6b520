import { describe, expect, test } from 'bun:test'
import {
  afterSaving,
  asStored,
  fieldsOf,
  firstOf,
  laidOver,
  type OwnProfileView,
  type PendingChanges,
  together,
  wantedIn,
} from './wanted.ts'

const profile: OwnProfileView = {
  ...{ name: 'Ada', gender: 'female', age: 30, country: 'NL', region: 'NL-NH', city: 'Haarlem', about: 'Hoi' },
  ...{ sexuality: null, joiningReason: null, relationshipStatus: null, bodyType: null, hairColour: 'brown' },
  ...{ eyeColour: null, tattoos: null, interests: ['beer'], invisible: false },
  ...{ shownToVisitors: true, foundBySearchEngines: false },
}

test('what is changed shows at once, a choice that is taken away among it', () => {
  const area = { country: 'BE', region: null, city: null }
  expect(laidOver(profile, { hairColour: null, area, invisible: true, about: { text: '', was: 'Hoi' } })).toEqual({
    ...profile,
    ...area,
    ...{ hairColour: null, invisible: true, about: '' },
  })
})

describe('one change after the other', () => {
  test('the later one of a field counts', () => {
    expect(together({ hairColour: 'red', tattoos: 'few' }, { hairColour: null })).toEqual({
      hairColour: null,
      tattoos: 'few',
    })
  })

  test('a text remembers what stood there when it was begun', () => {
    const begun = together({}, { about: { text: 'H', was: 'Hoi' } })
    expect(together(begun, { about: { text: 'Ha', was: 'H' } })).toEqual({ about: { text: 'Ha', was: 'Hoi' } })
  })

  test('interests add up, and the last word of each counts', () => {
    const first: PendingChanges = { interests: { add: ['wine', 'music'], remove: ['beer'] } }
    const all = together(first, { interests: { add: ['beer'], remove: ['wine'] } })
    expect(all).toEqual({ interests: { add: ['music', 'beer'], remove: ['wine'] } })
    expect(laidOver(profile, all).interests).toEqual(['beer', 'music'])
  })
})

describe('once a field is stored', () => {
  test('it is wanted no longer, and the others are', () => {
    expect(afterSaving({ hairColour: 'red', tattoos: 'few' }, { hairColour: 'red' })).toEqual({ tattoos: 'few' })
  })

  test('what was changed again meanwhile is still wanted, a text over what is stored now', () => {
    expect(afterSaving({ hairColour: 'blond' }, { hairColour: 'red' })).toEqual({ hairColour: 'blond' })
    const done: PendingChanges = { about: { text: ' Hal ', was: 'Hoi' } }
    expect(afterSaving({ about: { text: 'Hallo', was: 'Hoi' } }, done)).toEqual({
      about: { text: 'Hallo', was: 'Hal' },
    })
    expect(laidOver(profile, asStored(done)).about).toBe('Hal')
  })
})

test('fields go one by one', () => {
  const wanted: PendingChanges = { invisible: false, hairColour: null, about: { text: '' } }
  expect(fieldsOf(wanted)).toEqual(['hairColour', 'about', 'invisible'])
  expect(firstOf(wanted)).toEqual({ hairColour: null })
  expect(firstOf({})).toBeUndefined()
})

test('what cannot be read is nothing', () => {
  expect([null, '', '[1', 'null', '3'].map(wantedIn)).toEqual([{}, {}, {}, {}, {}])
})
