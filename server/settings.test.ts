import { expect, test } from 'bun:test'
import { z } from 'zod'
import { aSite } from '../db/testing/factories.ts'
import { freshDatabase } from '../db/testing/index.ts'
import type { Feature } from './core/feature.ts'
import { declareSettings, publicSetting, secretSetting } from './core/site/settings.ts'
import * as features from './features.ts'
import { siteSettings } from './settings.ts'
import { askingOf } from './testing/php.ts'
import { testWorld } from './testing/world.ts'

const database = await freshDatabase()
await aSite(database.db)
const world = await testWorld(database)

const told = async () => {
  const response = await askingOf(world)({ path: '/trpc/sites.settings' })
  const { result } = (await response.json()) as { result: { data: { json: Record<string, unknown> } } }
  return Object.keys(result.data.json).sort()
}

test('a browser is told the settings that are marked as public, and no other', async () => {
  const secret = [
    ...[
      'companyInfo',
      'directDebitCredit',
      'directDebitCreditor',
      'directDebitDays',
      'directDebitFirstLimit',
      'directDebitLimit',
      'hideAccountExistence',
      'landerOrigins',
      'landersReadMembers',
    ],
    ...['loggedOutMembers', 'packages', 'paymentRoutes', 'receiptPrefix', 'signupCredits'],
    ...['taxAreas', 'timeBonus'],
  ]
  const known = Object.keys(siteSettings.parse({})).filter((name) => !secret.includes(name))
  expect(await told()).toEqual([...known, 'demo', 'seller', 'visitorCountry'].sort())
})

test('a setting that is neither public nor secret does not compile', () => {
  // @ts-expect-error: the bare schema says nothing of who may know it
  const declared: Feature = { settings: { discount: z.number() } }
  expect(declared).toBeDefined()
})

test('a setting that comes too late to be read, or under a name that is taken, is an error', () => {
  expect(() => declareSettings({ late: publicSetting(z.boolean()) })).toThrow('late is declared too late')
  expect(() => declareSettings({ name: secretSetting(z.string()) })).toThrow('name is declared')
})

test('every feature’s settings are a site’s', () => {
  const declared = Object.values<Feature>(features).flatMap(({ settings = {} }) => Object.keys(settings))
  expect(Object.keys(siteSettings.parse({}))).toEqual(expect.arrayContaining(declared))
})
