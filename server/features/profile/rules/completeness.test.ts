import { expect, test } from 'bun:test'
import { completenessOf, profileParts } from './completeness.ts'

const whole: Parameters<typeof completenessOf>[0] = {
  ...{ about: 'Hoi', interests: ['beer', 'wine', 'music'], joiningReason: 'dating', city: 'Haarlem' },
  ...{ relationshipStatus: 'single', bodyType: 'slim', hairColour: 'red', eyeColour: 'blue', tattoos: 'none' },
}
const empty: typeof whole = {
  ...{ about: '', interests: [], joiningReason: null, city: null, relationshipStatus: null },
  ...{ bodyType: null, hairColour: null, eyeColour: null, tattoos: null },
}

test('the next step is what tells the most of what is missing', () => {
  expect(completenessOf(empty)).toEqual({ done: 0, of: profileParts.length, next: 'about' })
  expect(completenessOf({ ...empty, about: 'Hoi' })).toMatchObject({ done: 1, next: 'interests' })
  expect(completenessOf({ ...whole, interests: ['beer', 'wine'] })).toMatchObject({ done: 8, next: 'interests' })
  expect(completenessOf({ ...whole, tattoos: null, joiningReason: null })).toMatchObject({
    next: 'joiningReason',
  })
})

test('a profile is complete with all of it', () => {
  expect(completenessOf(whole)).toEqual({ done: 9, of: 9, next: undefined })
})
