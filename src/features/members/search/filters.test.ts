import { expect, test } from 'bun:test'
import { type Filters, filtersOf, firstFilters, paramsOf, parseSearchParams, reachableBy } from './filters.ts'
import { filtersIn } from './form/filter-fields.ts'

test('an address says whom to look for', () => {
  const params = { gender: 'female', country: 'NL', region: 'NL-NH', minAge: 30, maxAge: 55 } as const
  expect(parseSearchParams(params)).toEqual(params)
  expect(filtersOf(params, {})).toEqual(params)
  expect(paramsOf(params)).toEqual(params)
})

test('an address says what they say about themselves, how near and in which order', () => {
  const steps = { distance: 25, active: 'this_week', photo: true, isNew: true, order: 'nearest' } as const
  const params = { ...steps, gender: 'all', country: 'NL', interests: 'cooking,cycling', hairColour: 'red' } as const
  const filters: Filters = { ...steps, country: 'NL', interests: ['cooking', 'cycling'], hairColour: ['red'] }
  expect(parseSearchParams(params)).toEqual(params)
  expect(filtersOf(params, {})).toEqual(filters)
  expect(paramsOf(filters)).toEqual(params)
  // A browser without script sends a name for each value, and fields that say nothing.
  const sent = { photo: 'true', isNew: 'true', distance: '25', interests: ['cycling', 'cooking'], tattoos: '' }
  expect(parseSearchParams({ ...params, ...sent })).toEqual(params)
  // Equal searches have one address.
  expect(paramsOf({ interests: ['cycling', 'cooking', 'cycling'] }).interests).toBe('cooking,cycling')
})

test('what makes no sense in an address is passed over', () => {
  const nonsense = { gender: 'robot', country: 'XX', region: '../..', minAge: 'old', maxAge: 17, page: 3 }
  expect(parseSearchParams(nonsense)).toEqual({})
  expect(parseSearchParams({ minAge: '', maxAge: 12.5 })).toEqual({})
  const details = {
    distance: 30,
    active: 'now',
    photo: 'no',
    isNew: 1,
    order: 'price',
    hairColour: '<b>,RED',
    interests: [{}],
  }
  expect(parseSearchParams(details)).toEqual({})
})

test('what is chosen in the fields is what the address of the form sent without script says', () => {
  const chosen = (fields: Record<string, string>, lowest = 18) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return filtersIn(data, lowest)
  }
  const fields = { gender: 'female', minAge: '33', maxAge: '99', country: 'NL', region: 'NL-NH' }
  expect(chosen(fields)).toEqual({ gender: 'female', minAge: 33, country: 'NL', region: 'NL-NH' })
  // Everybody, everywhere, is a choice as well; there the regions cannot be chosen from.
  expect(paramsOf(chosen({ gender: 'all', minAge: '18', maxAge: '99', country: 'all' }))).toEqual({
    gender: 'all',
    country: 'all',
  })
  expect(chosen({ ...fields, minAge: '21' }, 21).minAge).toBeUndefined()
})

test('ages the wrong way round are turned, and the ends of the scale say nothing', () => {
  expect(parseSearchParams({ minAge: '50', maxAge: 30 })).toEqual({ minAge: 30, maxAge: 50 })
  expect(parseSearchParams({ minAge: 18, maxAge: 99 })).toEqual({})
  expect(paramsOf({ minAge: 60, maxAge: 40 })).toMatchObject({ minAge: 40, maxAge: 60 })
})

test('a region brings its country, and goes with another one', () => {
  expect(parseSearchParams({ region: 'BE-VAN' })).toEqual({ country: 'BE', region: 'BE-VAN' })
  expect(parseSearchParams({ country: 'NL', region: 'BE-VAN' })).toEqual({ country: 'BE', region: 'BE-VAN' })
  expect(parseSearchParams({ country: 'all', region: 'XX-1' })).toEqual({})
})

test('looking for everybody is a choice of its own, other than no choice', () => {
  const habits = { gender: 'male', country: 'NL' } as const
  expect(paramsOf({})).toEqual({ gender: 'all', country: 'all' })
  expect(filtersOf(paramsOf({}), habits)).toEqual({})
  expect(filtersOf({}, habits)).toBe(habits)
})

test('a first search is for the other gender, of about the same age, at home; of a visitor for everybody there', () => {
  const settings = { countries: ['NL', 'BE'], defaultCountry: 'NL', visitorCountry: 'BE', minAge: 18 } as const
  const site = { ...settings, countries: [...settings.countries] }
  const near = { minAge: 32, maxAge: 52 }
  expect(firstFilters({ gender: 'male', country: 'NL', age: 42 }, site)).toEqual({
    gender: 'female',
    country: 'NL',
    ...near,
  })
  expect(firstFilters({ gender: 'female', country: 'FR', age: 42 }, site)).toEqual({
    gender: 'male',
    country: 'NL',
    ...near,
  })
  expect(firstFilters(null, site)).toEqual({ country: 'BE' })
  expect(firstFilters(null, { ...site, visitorCountry: null })).toEqual({ country: 'NL' })
})

test('a first search is for ages around one’s own, as far as the scale goes', () => {
  const site = { countries: ['NL' as const], defaultCountry: 'NL' as const, visitorCountry: null, minAge: 18 }
  const agesFor = (age: number) => {
    const { minAge, maxAge } = firstFilters({ gender: 'male', country: 'NL', age }, site)
    return [minAge, maxAge]
  }
  expect(agesFor(42)).toEqual([32, 52])
  expect(agesFor(28)).toEqual([undefined, 38])
  expect(agesFor(19)).toEqual([undefined, 29])
  expect(agesFor(93)).toEqual([83, undefined])
  const habits = firstFilters({ gender: 'male', country: 'NL', age: 42 }, site)
  expect(parseSearchParams({ ...paramsOf(habits) })).toEqual({
    gender: 'female',
    country: 'NL',
    minAge: 32,
    maxAge: 52,
  })
})

test('who has told no town searches at any distance', () => {
  const near: Filters = { gender: 'female', distance: 25, order: 'nearest' }
  expect(reachableBy({ city: null }, near)).toEqual({ gender: 'female' })
  expect(reachableBy({ city: null }, { distance: 25, order: 'newest' })).toEqual({ order: 'newest' })
  expect(reachableBy({ city: 'Haarlem' }, near)).toEqual(near)
})
