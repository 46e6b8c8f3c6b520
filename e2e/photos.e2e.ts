import type { Locator, Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { still } from './support/axe.ts'
import { expectPicture } from './support/drawn.ts'
import { atTheBank, order } from './support/money/bank.ts'
import { givePhotos } from './support/places.ts'
import { expect, moving, test } from './support/test.ts'

/** The variants of a photo of which addresses stand in a text. */
function variantsIn(text: string, id: string): string[] {
  const found = [...text.matchAll(/\/photos\/([\w-]+)\/(\w+)\.webp/g)].filter(([, named]) => named === id)
  return [...new Set(found.map(([, , variant]) => variant!))].toSorted()
}

test('a page holds only those photos that its reader may see @phone', async ({ open, join, database: { db } }) => {
  const sanne = await join({ name: 'Sanne' })
  const ids = await givePhotos(db, sanne.id, 5)
  const readers = {
    visitor: { page: await open(null), open: 1 },
    free: { page: await open(await join({ name: 'Ada' })), open: 3 },
    premium: { page: await open(await join({ name: 'Eva', premiumSince: new Date() })), open: 5 },
  }
  for (const { page, open: count } of Object.values(readers)) {
    const texts: Promise<string>[] = []
    page.on('response', (answer) => {
      if (/members[./]/.test(answer.url())) texts.push(answer.text().catch(() => ''))
    })
    await page.goto(`/members/${sanne.id}`)
    await expect(page.getByRole('heading', { level: 1, name: /Sanne/ })).toBeVisible()
    await page.goto('/')
    await page.goto(`/members/${sanne.id}`)
    const told = `${(await Promise.all(texts)).join('\n')}\n${await page.content()}`
    for (const [position, id] of ids.entries()) {
      const variants = variantsIn(told, id)
      if (position < count) expect(variants, `photo ${position}`).toContain('full')
      else expect(variants, `photo ${position}`).toEqual(['blurred'])
    }
  }
})

test('an address of a photo opens that variant and no other @phone', async ({ open, join, database: { db } }) => {
  const sanne = await join({ name: 'Sanne' })
  await givePhotos(db, sanne.id, 5)
  const page = await open(await join({ name: 'Ada' }))
  await page.goto(`/members/${sanne.id}`)
  await expect(page.getByText('2 foto’s vergrendeld')).toBeVisible()
  await page.getByRole('button', { name: 'Vergrendelde foto 4 van Sanne' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('4 van 5')).toBeVisible()
  const blurred = await viewer.getByRole('img', { name: 'Vergrendelde foto 4 van Sanne' }).getAttribute('src')
  expect(blurred).toContain('/blurred.webp')

  const status = async (address: string) => (await page.request.get(address)).status()
  expect(await status(blurred!)).toBe(200)
  for (const variant of ['full', 'card', 'thumb', 'match']) {
    expect(await status(blurred!.replace('blurred', variant)), variant).toBe(403)
  }
  expect(await status(blurred!.replace(/e=\d+/, 'e=9999999999'))).toBe(403)
  expect(await status(blurred!.split('?')[0]!)).toBe(403)
})

test('a member leafs through the photos, and the locked ones open where they stand when premium comes @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const sanne = await join({ name: 'Sanne' })
  await givePhotos(db, sanne.id, 5)
  const ada = await join({ name: 'Ada' })
  const page = await open(ada, moving)
  await page.goto(`/members/${sanne.id}`)
  const main = page.getByRole('button', { name: 'Foto 1 van 5 van Sanne groter bekijken' })
  await main.click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByText('1 van 5')).toBeVisible()
  const photo = await viewer.getByRole('img', { name: 'Foto 1 van Sanne' }).boundingBox()
  expect(photo!.y + photo!.height, 'the photo is whole').toBeLessThanOrEqual(page.viewportSize()!.height)
  for (const number of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(`${number} van 5`)).toBeVisible()
  }
  const locked = viewer.getByRole('listitem').nth(3)
  await expect(locked.getByRole('link', { name: 'Word premium' })).toHaveAttribute('href', '/premium')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(main).toBeFocused()

  const last = page.getByRole('button', { name: 'Foto 5 van 5 van Sanne groter bekijken' })
  await expect(last).toHaveCount(0)
  const shop = await open(ada, still)
  await order(shop, 'p2')
  await atTheBank(shop, 'Betalen')
  await expect(last).toBeVisible()
  await last.click()
  await expectPicture(viewer.getByRole('img', { name: 'Foto 5 van Sanne' }))
})

test('the photo of the card stands in until the large one is there @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const rare = { gender: 'female', country: 'IE', region: 'IE-MN', birthDate: '1928-06-01' } as const
  const sanne = await join({ name: 'Sanne', ...rare })
  const [id] = await givePhotos(db, sanne.id, 1)
  const page = await open(await join({ gender: 'male' }))
  const largeOne = await holdBack(page, '*/match.webp*')
  // A page that is not alive would be left for a new one, which knows of no card.
  await openAlive(page, '/members?gender=female&country=IE&region=IE-MN&minAge=97')
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/members/${sanne.id}"]`) })
  await expect.poll(() => isDrawn(card.locator('img'))).toBe(true)

  await card.getByRole('link').click()
  const main = page.getByRole('button', { name: 'Foto 1 van 1 van Sanne groter bekijken' })
  const ground = main.locator('span').first()
  await expect(ground).toHaveCSS('background-image', new RegExp(`/photos/${id}/card\\.webp`))
  await expect(main.getByRole('img'), 'nothing is read out twice').toHaveCount(0)
  expect(await isDrawn(main.locator('img'))).toBe(false)
  const before = await ground.boundingBox()

  await largeOne.release()
  await expect.poll(() => isDrawn(main.locator('img'))).toBe(true)
  expect(await ground.boundingBox()).toEqual(before)
})

const isDrawn = (photo: Locator) =>
  photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

/** Lets requests wait until they are released. Unlike the routes of Playwright it leaves the browser's caches on. */
async function holdBack(page: Page, urlPattern: string): Promise<{ release: () => Promise<unknown> }> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Fetch.enable', { patterns: [{ urlPattern }] })
  // Without the domain whatever waits in it goes on.
  return { release: () => browser.send('Fetch.disable') }
}
