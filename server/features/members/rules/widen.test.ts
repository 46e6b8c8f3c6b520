import { expect, test } from 'bun:test'
import type { SearchFilters } from './search-filters.ts'
import { widen } from './widen.ts'

const stepsOf = (filters: SearchFilters) => widen(filters).map((step) => step.filters)

test('drop the region, add 5 and 10 years, then leave the country', () => {
  const steps = widen({ gender: 'male', country: 'NL', region: 'NL-NH', minAge: 25, maxAge: 40 })
  expect(steps.map(({ filters }) => filters)).toEqual([
    { gender: 'male', country: 'NL', minAge: 25, maxAge: 40 },
    { gender: 'male', country: 'NL', minAge: 20, maxAge: 45 },
    { gender: 'male', country: 'NL', maxAge: 50 },
    { gender: 'male', maxAge: 50 },
  ])
  expect(steps.map(({ except }) => except)).toEqual([
    { region: 'NL-NH' },
    { minAge: 25, maxAge: 40 },
    { minAge: 20, maxAge: 45 },
    { country: 'NL' },
  ])
})

test('leave out steps that find nobody more', () => {
  expect(widen({ country: 'NL' })).toEqual([{ filters: {}, except: { country: 'NL' }, relaxed: ['country'] }])
  expect(stepsOf({ gender: 'female' })).toEqual([])
  expect(stepsOf({ minAge: 20 })).toEqual([{}])
})

test('how somebody uses the site is given up first, then where they live and their age, then who they are', () => {
  const steps = widen({
    ...{ gender: 'female', country: 'NL', distance: 25, minAge: 30, maxAge: 40 },
    ...{ active: 'today', photo: true, hairColour: ['red'], interests: ['cooking'], order: 'nearest' },
  })
  expect(steps.map(({ relaxed }) => relaxed)).toEqual([
    ['active', 'photo'],
    ['active', 'photo', 'distance'],
    ['active', 'photo', 'distance'],
    ['active', 'photo', 'distance', 'ages'],
    ['active', 'photo', 'distance', 'ages', 'details'],
    ['active', 'photo', 'distance', 'ages', 'details'],
    ['active', 'photo', 'distance', 'ages', 'details', 'country'],
  ])
  expect(steps.slice(0, 3).map(({ except }) => except)).toEqual([
    { active: 'today', photo: true },
    { distance: 25 },
    { distance: 100 },
  ])
  expect(steps.at(-1)?.filters).toEqual({ gender: 'female', minAge: 20, maxAge: 50, order: 'nearest' })
})
