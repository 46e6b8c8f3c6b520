import { expect, test } from 'bun:test'
import type { Site } from '../../core/site/settings.ts'
import { siteSettings } from '../../settings.ts'
import { isPhotoAddressGood, type PhotoSigner, type PhotoVariant, photoAddress } from './addresses.ts'

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
  const [, , key, file] = url.pathname.split('/')
  return {
    key: key as string,
    variant: file?.replace('.webp', '') as PhotoVariant,
    expiry: Number(url.searchParams.get('e')),
    signature: url.searchParams.get('s') as string,
  }
}

test('an address is good where it was signed', () => {
  const address = photoAddress(visitors, 'anna-1', 'card', morning)
  expect(address).toMatch(/^\/photos\/anna-1\/card\.webp\?e=\d+&s=[\w-]{32}$/)
  expect(isPhotoAddressGood(visitors, parse(address), morning)).toBe(true)
})

test('the same address is handed out for a while, so that the browser keeps the file', () => {
  expect(photoAddress(visitors, 'anna-1', 'card', later(39))).toBe(photoAddress(visitors, 'anna-1', 'card', morning))
  expect(photoAddress(visitors, 'anna-1', 'card', later(41))).not.toBe(
    photoAddress(visitors, 'anna-1', 'card', morning),
  )
})

test('it works for at least one hour and at most two', () => {
  const address = parse(photoAddress(visitors, 'anna-1', 'card', morning))
  expect(isPhotoAddressGood(visitors, address, later(60))).toBe(true)
  expect(isPhotoAddressGood(visitors, address, later(120))).toBe(false)
})

test('who holds the blurred address cannot make it another one', () => {
  const blurred = parse(photoAddress(visitors, 'anna-1', 'blurred', morning))
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
  for (const address of bent) expect(isPhotoAddressGood(visitors, address, morning)).toBe(false)
})

test('another installation’s addresses are worth nothing here', () => {
  const foreign = parse(
    photoAddress({ ...visitors, secret: 'another secret that is long enough' }, 'anna-1', 'full', morning),
  )
  expect(isPhotoAddressGood(visitors, foreign, morning)).toBe(false)
})

test('an address is good on its own site alone', () => {
  const address = parse(photoAddress(visitors, 'anna-1', 'card', morning))
  expect(isPhotoAddressGood({ ...visitors, site: siteCalled('gloed') }, address, morning)).toBe(false)
})

test('a member’s address is the same for an hour, and good for their session alone', () => {
  const written = photoAddress(adas, 'anna-1', 'card', morning)
  expect(photoAddress(adas, 'anna-1', 'card', later(39))).toBe(written)
  const bos = { ...adas, photoSession: 'the secret of Bo’s session' }
  const goodFor = (signer: PhotoSigner) => isPhotoAddressGood(signer, parse(written), morning)
  expect([adas, bos, visitors].map(goodFor)).toEqual([true, false, false])
  expect(written).not.toContain('session')
})
