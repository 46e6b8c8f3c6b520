import type { Locator, Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { still } from './support/axe.ts'
import { givePhotos } from './support/places.ts'
import { expect, test } from './support/test.ts'

const small = { ...still, viewport: { width: 360, height: 640 } }
const bar = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })

/** All of it can be pressed: in the window, and not under the bar at its foot. */
async function expectWithinReach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const [box, floor] = [(await target.boundingBox())!, (await bar(page).last().boundingBox())!]
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.y + box.height).toBeLessThanOrEqual(floor.y)
}

test('faces, the game and the first question are within reach on a small phone, with a banner above them @phone', async ({
  open,
  join,
  database: { db },
}) => {
  // Who has just joined has the banner of the time bonus.
  const ada = await join({ name: 'Ada', gender: 'female', createdAt: new Date(Date.now() - 60_000) })
  const page = await open(ada, small)
  await openAlive(page, '/members')
  await expect(page.getByRole('region', { name: 'Meldingen', exact: true })).toBeVisible()
  const face = (await page.getByRole('article').first().boundingBox())!
  const banner = (await page.getByRole('region', { name: 'Meldingen', exact: true }).boundingBox())!
  expect(face.y - banner.y - banner.height).toBeLessThan(150)
  await expect(page.getByRole('contentinfo')).toBeHidden()

  const ben = await join({ name: 'Ben', gender: 'male', about: 'Zondag is bakdag.\nEn maandag ook.' })
  await givePhotos(db, ben.id, 3)
  await openAlive(page, '/swipe-game')
  await expectWithinReach(page, page.getByRole('button', { name: /leuk vinden$/ }))
  await expectWithinReach(page, page.getByRole('button', { name: /overslaan$/ }))

  await openAlive(page, '/match-finder')
  await expectWithinReach(page, page.getByRole('button', { name: 'Volgende vraag' }))

  await openAlive(page, '/likes')
  const tabs = await page.getByRole('navigation', { name: 'Soorten likes' }).getByRole('link').all()
  const lines = new Set(await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())!.y)))
  expect(lines.size).toBe(1)
})

test('a card of the game turns its photos, and says what its member says first @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const place = { country: 'IE', region: null, city: 'Ergens', birthDate: '1936-01-01' }
  const ada = await join({ ...place, name: 'Ada', gender: 'female' })
  const ben = await join({ ...place, name: 'Ben', gender: 'male', about: 'Zondag is bakdag.\nEn maandag ook.' })
  await givePhotos(db, ben.id, 3)
  const page = await open(ada)
  await openAlive(page, '/swipe-game')
  await expect(page.getByText('Zondag is bakdag.')).toBeVisible()
  await expect(page.getByText('En maandag ook.')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Foto 1 van 3 van Ben' })).toBeVisible()
  await page.getByRole('button', { name: 'Volgende foto' }).click()
  await expect(page.getByRole('img', { name: 'Foto 2 van 3 van Ben' })).toBeVisible()
  await page.getByRole('button', { name: 'Vorige foto' }).click()
  await expect(page.getByRole('img', { name: 'Foto 1 van 3 van Ben' })).toBeVisible()
})

test('the button of the first question is above the fold of a laptop @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), { viewport: { width: 1280, height: 800 } })
  await openAlive(page, '/match-finder')
  const box = (await page.getByRole('button', { name: 'Volgende vraag' }).boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(800)
})
