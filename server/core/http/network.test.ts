import { expect, test } from 'bun:test'
import { clientAddress, networkOf } from './network.ts'

test('neighbours share a network, strangers do not', () => {
  expect(networkOf('192.0.2.7')).toBe(networkOf('192.0.2.250'))
  expect(networkOf('::ffff:192.0.2.7')).toBe(networkOf('192.0.2.8'))
  expect(networkOf('192.0.2.7')).not.toBe(networkOf('192.0.3.7'))
  expect(networkOf('2001:db8:1:2::3')).toBe(networkOf('2001:0db8:0001:9::1'))
  expect(networkOf('2001:db8:1::1')).not.toBe(networkOf('2001:db8:2::1'))
  expect(networkOf('::1')).toBe('0:0:0::/48')
})

test('a visitor cannot choose an address by sending a header', () => {
  expect(clientAddress('10.0.0.1', '1.1.1.1', 0)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.1.1.1', 1)).toBe('1.1.1.1')
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.9', 2)).toBe('1.1.1.1')
})

test('a visitor has one address, whichever port a proxy has seen', () => {
  expect(clientAddress('10.0.0.1', '1.1.1.1:50123', 1)).toBe('1.1.1.1')
  expect(clientAddress('10.0.0.1', '[2001:db8::1]:50123', 1)).toBe('2001:db8::1')
  expect(clientAddress('10.0.0.1', '2001:db8::1', 1)).toBe('2001:db8::1')
})
