import { describe, expect, test } from 'bun:test'
import { type AttributeName, type AttributeValue, attributes } from '../../../db/reference/attributes.ts'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { interests } from '../../../db/reference/interests.ts'
import { attributeNameWord, attributeWord } from './attribute-words.ts'
import { countriesByWord, countryWord } from './country-words.ts'
import { interestWord } from './interest-words.ts'

const names = Object.keys(attributes) as AttributeName[]

function wordsOf<Name extends AttributeName>(name: Name): string[] {
  const values: readonly AttributeValue<Name>[] = attributes[name]
  return values.map((value) => attributeWord(name, value))
}

function expectTellingWords(words: string[]) {
  for (const word of words) expect(word).toMatch(/^\p{Lu}/u)
  expect(new Set(words).size).toBe(words.length)
}

describe('whoever chooses from a list reads a different word for each choice', () => {
  test.each(names.map((name) => [name]))('%s', (name) => expectTellingWords(wordsOf(name)))
  test('the names of the lists', () => expectTellingWords(names.map(attributeNameWord)))
  test('interests', () => expectTellingWords(interests.map(interestWord)))
  test('countries', () => expectTellingWords(countryCodes.map(countryWord)))
})

test('countries stand in the order of their names, as the reader spells them', () => {
  const order = (locale: string) => countriesByWord(['NL', 'AT', 'BE', 'DE'], locale).map(([code]) => code)
  expect(order('nl')).toEqual(['BE', 'DE', 'NL', 'AT'])
  expect(countriesByWord(countryCodes, 'nl')).toHaveLength(countryCodes.length)
})
