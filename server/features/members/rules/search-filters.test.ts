import { expect, test } from 'bun:test'
import { searchFields, tidyFilters } from './search-filters.ts'

test('what a site does not name is not searched; gender, ages and place always are', () => {
  const basics = { gender: 'female', country: 'NL', region: 'NL-NH', minAge: 30, maxAge: 40 } as const
  const details = { distance: 25, active: 'today', photo: true, isNew: true, hairColour: ['red'] } as const
  const filters = { ...basics, ...details, hairColour: ['red'], interests: ['cooking'], order: 'nearest' as const }
  expect(tidyFilters(filters, [])).toEqual(basics)
  expect(tidyFilters(filters, ['photo'])).toEqual({ ...basics, photo: true })
  expect(tidyFilters({ order: 'newest' }, [])).toEqual({ order: 'newest' })
  expect(tidyFilters(filters, searchFields)).toEqual(filters)
})

test('ages the wrong way round are turned, values come once, and what says nothing goes', () => {
  expect(tidyFilters({ minAge: 50, maxAge: 30, gender: undefined }, searchFields)).toEqual({ minAge: 30, maxAge: 50 })
  expect(tidyFilters({ eyeColour: ['green', 'blue', 'green'], interests: [] }, searchFields)).toEqual({
    eyeColour: ['blue', 'green'],
  })
})
