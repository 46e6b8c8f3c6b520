import { expect, test } from 'bun:test'
import { endedMethods, isPaidByOneOf, offeredFor, paymentMethods } from './payment-methods.ts'

test('every name of a card leads to the card where cards are offered', () => {
  for (const name of ['visa', 'mastercard', 'cartebancaire', 'nexi', 'creditcard'] as const)
    expect(offeredFor(name, ['ideal', 'creditcard']), name).toBe('creditcard')
  expect(offeredFor('nexi', ['nexi', 'creditcard'])).toBe('nexi')
  expect(offeredFor('creditcard', ['ideal', 'cartebancaire'])).toBe('cartebancaire')
  expect(offeredFor('visa', ['ideal', 'paypal'])).toBeUndefined()
})

test('whatever is no card, and what has ended, is taken by itself alone', () => {
  const cards = ['visa', 'mastercard', 'cartebancaire', 'nexi', 'creditcard']
  for (const method of paymentMethods.filter((name) => !cards.includes(name))) {
    expect(offeredFor(method, ['creditcard']), method).toBeUndefined()
    expect(isPaidByOneOf(method, ['creditcard']), method).toBe(false)
  }
  for (const method of endedMethods) expect(offeredFor(method, ['ideal', 'creditcard'])).toBeUndefined()
})

test('a card may be of the brand that is meant, and one brand is not another', () => {
  expect(isPaidByOneOf('creditcard', ['visa'])).toBe(true)
  expect(isPaidByOneOf('visa', ['creditcard'])).toBe(true)
  expect(isPaidByOneOf('nexi', ['visa'])).toBe(false)
  expect(isPaidByOneOf('ideal', ['visa', 'creditcard'])).toBe(false)
})
