import { expect, test } from 'bun:test'
import { completenessOf } from './completeness.ts'

const whole: Parameters<typeof completenessOf>[0] = {
  ...{ about: 'Hoi', interests: ['beer', 'wine', 'music'], joiningReason: 'dating', city: 'Haarlem' },
  ...{ relationshipStatus: 'single', bodyType: 'slim', hairColour: 'red', eyeColour: 'blue', tattoos: 'none' },
}
const empty: typeof whole = {
  ...{ about: '', interests: [], joiningReason: null, city: null, relationshipStatus: null },
  ...{ bodyType: null, hairColour: null, eyeColour: null, tattoos: null },
}

test('the next step is what tells the most of what is missing', () => {
  expect(completenessOf(empty, false)).toEqual({ done: 0, of: 10, next: 'photo' })
  expect(completenessOf(empty, true)).toEqual({ done: 1, of: 10, next: 'about' })
  expect(completenessOf({ ...empty, about: 'Hoi' }, true)).toMatchObject({ done: 2, next: 'interests' })
  expect(completenessOf({ ...whole, interests: ['beer', 'wine'] }, true)).toMatchObject({ done: 9, next: 'interests' })
  expect(completenessOf({ ...whole, tattoos: null, joiningReason: null }, true)).toMatchObject({
    next: 'joiningReason',
  })
  expect(completenessOf(whole, false)).toEqual({ done: 9, of: 10, next: 'photo' })
})

test('a profile is complete with all of it', () => {
  expect(completenessOf(whole, true)).toEqual({ done: 10, of: 10, next: undefined })
})
