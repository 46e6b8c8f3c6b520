import { expect, test } from 'bun:test'
import { isPhotoAddressGood, type PhotoVariant, photoAddress } from './addresses.ts'

const secret = 'a secret that is long enough to sign'
const minute = 60_000
const morning = new Date('2026-06-01T09:20:00Z')
const later = (minutes: number) => new Date(morning.getTime() + minutes * minute)

function parse(address: string) {
  const url = new URL(address, 'http://localhost')
  const [, , key, file] = url.pathname.split('/')
  return {
    key: key as string,
    variant: file?.replace('.webp', '') as PhotoVariant,
    expiry: Number(url.searchParams.get('e')),
    signature: url.searchParams.get('s') as string,
  }
}

test('an address is good where it was signed', () => {
  const address = photoAddress(secret, 'anna-1', 'card', morning)
  expect(address).toMatch(/^\/photos\/anna-1\/card\.webp\?e=\d+&s=[\w-]{32}$/)
  expect(isPhotoAddressGood(secret, parse(address), morning)).toBe(true)
})

test('the same address is handed out for a while, so that the browser keeps the file', () => {
  expect(photoAddress(secret, 'anna-1', 'card', later(39))).toBe(photoAddress(secret, 'anna-1', 'card', morning))
  expect(photoAddress(secret, 'anna-1', 'card', later(41))).not.toBe(photoAddress(secret, 'anna-1', 'card', morning))
})

test('it works for at least one hour and at most two', () => {
  const address = parse(photoAddress(secret, 'anna-1', 'card', morning))
  expect(isPhotoAddressGood(secret, address, later(60))).toBe(true)
  expect(isPhotoAddressGood(secret, address, later(120))).toBe(false)
})

test('who holds the blurred address cannot make it another one', () => {
  const blurred = parse(photoAddress(secret, 'anna-1', 'blurred', morning))
  const bent = [
    { ...blurred, variant: 'full' as const },
    { ...blurred, key: 'anna-2' },
    { ...blurred, expiry: blurred.expiry + 3600 },
    { ...blurred, expiry: Number.NaN },
    { ...blurred, expiry: Number.POSITIVE_INFINITY },
    { ...blurred, signature: '' },
    { ...blurred, signature: blurred.signature.slice(0, -1) },
    { ...blurred, signature: `${blurred.signature.slice(0, -1)}${blurred.signature.endsWith('A') ? 'B' : 'A'}` },
    { ...blurred, signature: 'é'.repeat(16) },
  ]
  for (const address of bent) expect(isPhotoAddressGood(secret, address, morning)).toBe(false)
})

test('another installation’s addresses are worth nothing here', () => {
  const foreign = parse(photoAddress('another secret that is long enough', 'anna-1', 'full', morning))
  expect(isPhotoAddressGood(secret, foreign, morning)).toBe(false)
})
