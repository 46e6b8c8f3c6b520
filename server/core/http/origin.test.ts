import { expect, test } from 'bun:test'
import { ownOriginsOf, ownPath } from './origin.ts'

const direct = { publicUrl: undefined, trustedProxies: 0 }
const asked = (host: string, headers: Record<string, string> = {}) =>
  new Request(`http://${host}/`, { headers: { host, ...headers } })

test('a site’s own pages have its scheme and its port', () => {
  expect(ownOriginsOf(direct, asked('localhost:3000'))).toEqual(['http://localhost:3000'])
  expect(ownOriginsOf(direct, asked('Localhost:80'))).toEqual(['http://localhost'])
})

test('behind a proxy the public scheme and port count', () => {
  const trusted = { publicUrl: undefined, trustedProxies: 1 }
  expect(ownOriginsOf(trusted, asked('vonk.example', { 'x-forwarded-proto': 'https' }))).toEqual([
    'https://vonk.example',
  ])
  const named = { publicUrl: 'https://vonk.example:8443', trustedProxies: 0 }
  expect(ownOriginsOf(named, asked('vonk.example'))).toEqual(['https://vonk.example:8443'])
  expect(ownOriginsOf(named, asked('other-brand.example:3000'))).toEqual(['https://other-brand.example:8443'])
})

test('a proxy that hands on no host speaks for the public one', () => {
  const named = { publicUrl: 'https://vonk.example', trustedProxies: 0 }
  expect(ownOriginsOf(named, asked('127.0.0.1:3000'))).toContain('https://vonk.example')
})

test('a host that is none has no pages', () => {
  expect(ownOriginsOf(direct, { url: 'http://localhost/', headers: new Headers({ host: '[' }) })).toEqual([])
})

test('a path leads to this site, however it begins', () => {
  for (const path of ['//evil.example/x?y', '///evil.example/x?y', '/.//evil.example/x?y', '/\\evil.example/x?y']) {
    expect(ownPath(new URL(`http://localhost${path}`)), path).toBe('/evil.example/x?y')
  }
  expect(ownPath(new URL('http://localhost/a//b?c'))).toBe('/a//b?c')
})
