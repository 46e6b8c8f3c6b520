import { expect, test } from 'bun:test'
import { agesOf } from './ages.ts'
import { questionsOf, stepOf } from './answers.ts'

const all = questionsOf({ matchFinderRace: true })

test('a site can leave out the question about race', () => {
  expect(all).toEqual(['age', 'appearance', 'race'])
  expect(questionsOf({ matchFinderRace: false })).toEqual(['age', 'appearance'])
})

test('one question comes after the other, and nobody skips one', () => {
  expect(stepOf(undefined, all, {})).toBe('age')
  expect(stepOf('appearance', all, { age: 'older' })).toBe('appearance')
  expect(stepOf('race', all, { age: 'older' })).toBe('age')
  expect(stepOf('results', all, { age: 'older', appearance: 'sexy' })).toBe('age')
  expect(stepOf('results', all, { age: 'older', appearance: 'sexy', race: 'any' })).toBe('results')
})

test('the address of no step, or of one that the site does not ask, is the first one', () => {
  for (const wanted of ['nothing', 3, ['age'], { a: 1 }]) expect(stepOf(wanted, all, {})).toBe('age')
  expect(stepOf('race', ['age', 'appearance'], { age: 'older', appearance: 'normal' })).toBe('age')
})

test('only the age looks for anybody, and nobody is younger than the site allows', () => {
  expect(agesOf('younger', 18)).toEqual({ minAge: undefined, maxAge: 35 })
  expect(agesOf('younger', 21)).toEqual({ minAge: 21, maxAge: 35 })
  expect(agesOf('older', 18)).toEqual({ minAge: 35, maxAge: undefined })
  expect(agesOf('older', 40)).toEqual({ minAge: 40, maxAge: undefined })
  expect(agesOf('younger', 40)).toEqual({ minAge: 40, maxAge: 40 })
  expect(agesOf(undefined, 18)).toEqual({ minAge: undefined, maxAge: undefined })
})

test('ages stay within those that somebody is used to look for, or next to them', () => {
  const usual = { minAge: 25, maxAge: 45 }
  expect(agesOf(undefined, 18, usual)).toEqual(usual)
  expect(agesOf('older', 18, usual)).toEqual({ minAge: 35, maxAge: 45 })
  expect(agesOf('younger', 18, usual)).toEqual({ minAge: 25, maxAge: 35 })
  expect(agesOf('older', 18, { minAge: undefined, maxAge: 33 })).toEqual({ minAge: 35, maxAge: 45 })
  expect(agesOf('younger', 18, { minAge: 50, maxAge: 70 })).toEqual({ minAge: 25, maxAge: 35 })
  expect(agesOf('older', 18, { minAge: 50, maxAge: 70 })).toEqual({ minAge: 50, maxAge: 70 })
})
