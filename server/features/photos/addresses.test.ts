import { expect, test } from 'bun:test'
import type { Site } from '../../core/site/settings.ts'
import { siteSettings } from '../../settings.ts'
import { isPhotoAddressGood, type PhotoSigner, type PhotoVariant, photoAddresses } from './addresses.ts'

const settings = siteSettings.parse({})
const siteCalled = (id: string): Site => ({ id, hosts: [`${id}.test`], settings })
const secret = 'a secret that is long enough to sign'
const visitors: PhotoSigner = { secret, site: siteCalled('vonk'), photoSession: null }
const adas: PhotoSigner = { ...visitors, photoSession: 'the secret of Ada’s session' }
const minute = 60_000
const morning = new Date('2026-06-01T09:20:00Z')
const later = (minutes: number) => new Date(morning.getTime() + minutes * minute)

function parse(address: string) {
  const url = new URL(address, 'http://localhost')
  const [, , id, file] = url.pathname.split('/')
  return {
    id: id as string,
    variant: file?.replace('.webp', '') as PhotoVariant,
    expiry: Number(url.searchParams.get('e')),
    signature: url.searchParams.get('s') as string,
  }
}

test('an address is good where it was signed', () => {
  const address = photoAddresses(visitors, 'anna-1', morning)('card')
  expect(address).toMatch(/^\/photos\/anna-1\/card\.webp\?e=\d+&s=[\w-]{16}$/)
  expect(isPhotoAddressGood(visitors, parse(address), morning)).toBe(true)
})

test('the same address is handed out for a while, so that the browser keeps the file', () => {
  expect(photoAddresses(visitors, 'anna-1', later(39))('card')).toBe(
    photoAddresses(visitors, 'anna-1', morning)('card'),
  )
  expect(photoAddresses(visitors, 'anna-1', later(41))('card')).not.toBe(
    photoAddresses(visitors, 'anna-1', morning)('card'),
  )
})

test('it works for at least one hour and at most two', () => {
  const address = parse(photoAddresses(visitors, 'anna-1', morning)('card'))
  expect(isPhotoAddressGood(visitors, address, later(60))).toBe(true)
  expect(isPhotoAddressGood(visitors, address, later(120))).toBe(false)
})

test('who holds the blurred address cannot make it another one', () => {
  const blurred = parse(photoAddresses(visitors, 'anna-1', morning)('blurred'))
  const bent = [
    { ...blurred, variant: 'full' as const },
    { ...blurred, id: 'anna-2' },
    { ...blurred, expiry: blurred.expiry + 3600 },
    { ...blurred, expiry: Number.NaN },
    { ...blurred, expiry: Number.POSITIVE_INFINITY },
    { ...blurred, signature: '' },
    { ...blurred, signature: blurred.signature.slice(0, -1) },
    { ...blurred, signature: `${blurred.signature.slice(0, -1)}${blurred.signature.endsWith('A') ? 'B' : 'A'}` },
    { ...blurred, signature: 'é'.repeat(16) },
  ]
  for (const address of bent) expect(isPhotoAddressGood(visitors, address, morning)).toBe(false)
})

test('another installation’s addresses are worth nothing here', () => {
  const foreign = parse(
    photoAddresses({ ...visitors, secret: 'another secret that is long enough' }, 'anna-1', morning)('full'),
  )
  expect(isPhotoAddressGood(visitors, foreign, morning)).toBe(false)
})

test('an address is good on its own site alone', () => {
  const address = parse(photoAddresses(visitors, 'anna-1', morning)('card'))
  expect(isPhotoAddressGood({ ...visitors, site: siteCalled('gloed') }, address, morning)).toBe(false)
})

test('a member’s address is the same for an hour, and good for their session alone', () => {
  const written = photoAddresses(adas, 'anna-1', morning)('card')
  expect(photoAddresses(adas, 'anna-1', later(39))('card')).toBe(written)
  const bos = { ...adas, photoSession: 'the secret of Bo’s session' }
  const goodFor = (signer: PhotoSigner) => isPhotoAddressGood(signer, parse(written), morning)
  expect([adas, bos, visitors].map(goodFor)).toEqual([true, false, false])
  expect(written).not.toContain('session')
})
