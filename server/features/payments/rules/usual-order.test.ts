import { expect, test } from 'bun:test'
import { paymentMethods } from '../../../../db/reference/money/payment-methods.ts'
import { inUsualOrder } from './usual-order.ts'

const named = (...methods: (typeof paymentMethods)[number][]) => methods.map((method) => ({ method }))

test('what people of a country pay with most comes first, whoever offers it', () => {
  const offered = named('sdd', 'sct', 'bancontact', 'paysafecard', 'applepay', 'paypal', 'creditcard', 'ideal')
  expect(inUsualOrder(offered, 'NL')).toEqual(
    named('ideal', 'creditcard', 'paypal', 'applepay', 'sdd', 'bancontact', 'paysafecard', 'sct'),
  )
  expect(inUsualOrder(offered, 'BE')[0]?.method).toBe('bancontact')
  expect(inUsualOrder(offered, 'US')[0]?.method).toBe('creditcard')
})

test('none is lost', () => {
  expect(inUsualOrder(named(...paymentMethods), 'PL')).toHaveLength(paymentMethods.length)
})
