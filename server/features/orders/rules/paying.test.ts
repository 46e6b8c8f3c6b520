import { expect, test } from 'bun:test'
import type { PaymentMethod } from '../../../../db/reference/money/payment-methods.ts'
import { inOrderOfUse } from './paying.ts'

const offered = (...methods: PaymentMethod[]) => methods.map((method) => ({ method }))
const shownIn = (country: 'NL' | 'BE') =>
  inOrderOfUse(offered('sct', 'sdd', 'maestro', 'bancontact', 'creditcard', 'ideal'), country).map(
    ({ method }) => method,
  )

test('methods are shown by how much they are used in the country, whoever takes the money', () => {
  expect(shownIn('NL')).toEqual(['ideal', 'creditcard', 'sdd', 'bancontact', 'sct', 'maestro'])
  expect(shownIn('BE')[0]).toBe('bancontact')
})
