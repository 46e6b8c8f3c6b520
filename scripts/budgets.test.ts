import { beforeAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileOf, firstLoad, initialFiles, routeSize, sizeOfEmptyApp } from '../bench/lib/script-sizes.ts'
import { type ClientManifest, ensureBuilt } from './build.ts'
import type { LocaleAssets } from './lib/assets/client-assets.ts'

const root = resolve(import.meta.dir, '..')
const kilobyte = 1000

let manifest: ClientManifest
let emptyApp: number

beforeAll(async () => {
  manifest = await ensureBuilt({ production: true })
  emptyApp = await sizeOfEmptyApp()
}, 60_000)

test('members and visitors load little more than the libraries at first (goals: at most 1.35 of an empty app)', () => {
  for (const [locale, assets] of Object.entries(manifest.locales)) {
    for (const route of ['/', '/members/']) {
      const ratio = firstLoad(assets, route) / emptyApp
      console.log(`${locale} ${route} first load ÷ empty app: ${ratio.toFixed(2)}`)
      expect(ratio, `${locale} ${route}`).toBeLessThanOrEqual(1.35)
    }
  }
})

test('no later route brings more than 20 kB of script', () => {
  for (const assets of Object.values(manifest.locales)) {
    expect(Object.keys(assets.routes)).toContain('/members/')
    for (const route of Object.keys(assets.routes))
      expect(routeSize(assets, route), route).toBeLessThanOrEqual(20 * kilobyte)
  }
})

test('members and visitors load nothing of the back office', () => {
  for (const assets of Object.values(manifest.locales)) {
    expect(textOf(assets).includes('/admin/login')).toBe(false)
    expect(Object.keys(assets.routes).filter((route) => route.startsWith('/admin'))).toEqual([])
  }
  expect(Object.keys(manifest.office.nl?.routes ?? {})).toContain('/admin/photos')
})

test('a visitor downloads the words of one language', () => {
  const words = (locale: string) =>
    JSON.parse(readFileSync(resolve(root, `i18n/messages/${locale}/coming.json`), 'utf8')).coming_setting
  for (const [own, other] of [
    ['nl', 'en'],
    ['en', 'nl'],
  ] as const) {
    const text = textOf(manifest.locales[own])
    expect([text.includes(words(own)), text.includes(words(other))], own).toEqual([true, false])
  }
})

test('nothing of the server reaches a browser', () => {
  const text = textOf(manifest.locales.nl)
  for (const trace of ['drizzle', 'password_hash', 'ledger_entries', 'pg-boss', 'nodemailer']) {
    expect(text.includes(trace), trace).toBe(false)
  }
})

function textOf(assets: LocaleAssets | undefined): string {
  if (!assets) throw new Error('not built')
  const urls = new Set([...initialFiles(assets), ...Object.values(assets.routes).flat()])
  return [...urls].map((url) => readFileSync(fileOf(url), 'utf8')).join('\n')
}
