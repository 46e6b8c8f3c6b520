import { expect, test } from 'bun:test'
import { siteSettings } from '../../settings.ts'
import { type Hosting, siteAt } from './hosts.ts'
import type { Site } from './settings.ts'

const aSite = (id: string, hosts: string[]): Site => ({ id, hosts, settings: siteSettings.parse({}) })
const sites = [aSite('vonk', ['localhost', 'vonk.example']), aSite('spark', ['spark.example', 'spark.localhost'])]

const atHome: Hosting = { publicUrl: undefined, isPublic: false, defaultSite: undefined }
const inPublic: Hosting = { ...atHome, publicUrl: 'https://www.vonk.example', isPublic: true }
const idAt = (host: string, hosting: Hosting) => siteAt(sites, host, hosting)?.id

test('a site answers under its own hosts, however they are written', () => {
  for (const hosting of [atHome, inPublic]) {
    for (const host of ['spark.example', 'SPARK.example:3000', 'spark.example.', 'spark.example:'])
      expect(idAt(host, hosting), host).toBe('spark')
    expect(idAt('spark.localhost:3000', hosting)).toBe('spark')
  }
})

test('under a name that is no site’s nobody answers', () => {
  for (const host of [
    'evil.example',
    'vonk.example.evil.example',
    'localhost.evil.example',
    '',
    '.',
    'evil.example:80',
  ])
    for (const hosting of [atHome, inPublic]) expect(idAt(host, hosting), host).toBeUndefined()
})

test('a phone in the same network finds the site under the address or the name of the machine', () => {
  for (const host of [
    '192.168.1.7:3000',
    '10.0.0.2',
    '[fe80::1]:3000',
    '127.0.0.1:3000',
    'laptop:3000',
    'laptop.local',
  ])
    expect(idAt(host, atHome), host).toBe('vonk')
  // A server that is tried out far away is asked by its address; no name of somebody else’s can stand there.
  expect(idAt('203.0.113.5:3000', atHome)).toBe('vonk')
})

test('a site for the world answers under the public address and not under those of the network', () => {
  expect(idAt('www.vonk.example', inPublic)).toBe('vonk')
  for (const host of ['192.168.1.7', '203.0.113.5', 'laptop.local', 'else.localhost'])
    expect(idAt(host, inPublic), host).toBeUndefined()
})

test('the operator’s default site answers under every other name', () => {
  for (const hosting of [atHome, inPublic]) {
    const named = { ...hosting, defaultSite: 'spark' }
    expect(idAt('evil.example', named)).toBe('spark')
    expect(idAt('vonk.example', named)).toBe('vonk')
  }
})
