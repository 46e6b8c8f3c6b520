import type { Locator, Page } from '@playwright/test'
import { aLike, type TestMember, type Traits } from '../db/testing/factories.ts'
import { hold } from './support/hold.ts'
import { givePhotos } from './support/places.ts'
import { expect, moving, test } from './support/test.ts'

/** Of the card that lies on top: those beneath it are out of reach. */
const top = (page: Page, name: string) => page.locator('article:not([inert])').filter({ hasText: `${name} 9` })
/** Each of the men was here in an earlier slot of six hours (product §5.4). */
const slot = 6 * 60 * 60_000
/** Until then a button or a key counts for nothing. */
const gone = (page: Page, name: string) =>
  expect(page.locator('article').filter({ hasText: `${name} 9` })).toHaveCount(0)
/** So fast on any machine. */
const doubleTap = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
const left = (page: Page, count: number) => page.getByText(`Nog ${count} van 4 likes vandaag`)

/** Drags the card that lies on top, by a share of its width. */
async function drag(page: Page, name: string, share: number): Promise<void> {
  const { x, y, width, height } = (await top(page, name).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 3)
  await page.mouse.down()
  for (let step = 1; step <= 5; step++)
    await page.mouse.move(x + width / 2 + (width * share * step) / 5, y + height / 3)
  // On the way back: it is let go here and not thrown.
  await page.mouse.move(x + width / 2 + width * share - Math.sign(share), y + height / 3)
  await page.mouse.up()
}

/** A woman and men of her age in a country of their own, the first of them the last who was there. */
async function aGame(join: (traits: Traits) => Promise<TestMember>, country: string, names: string[]) {
  const place = { country, region: null, city: 'Ergens', birthDate: '1936-01-01' }
  const ada = await join({ ...place, name: 'Ada', gender: 'female', interests: ['coffee'] })
  const men: TestMember[] = []
  for (const [n, name] of names.entries()) {
    const lastActiveAt = new Date(Date.now() - (n + 1) * slot)
    men.push(await join({ ...place, name, gender: 'male', interests: ['coffee'], lastActiveAt }))
  }
  return { ada, men }
}

test('a member swipes by hand, by buttons and by keys, brings somebody back, and has four likes a day @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const { ada, men } = await aGame(join, 'NZ', ['Ben', 'Cas', 'Dirk', 'Evert', 'Frits', 'Gijs'])
  await givePhotos(db, men[1]!.id, 1)
  await aLike(db, men[2]!.id, ada.id, { seenAt: new Date() })
  const page = await open(ada, moving)
  await page.goto('/swipe-game')
  await expect(left(page, 4)).toBeVisible()
  await expect(top(page, 'Ben')).toBeVisible()
  // The next one is there already, with his photo.
  await expect(page.locator('article[inert] img[src*="match"]')).toHaveCount(1)

  await drag(page, 'Ben', 0.2)
  await expect(left(page, 4)).toBeVisible()
  await drag(page, 'Ben', 0.45)
  await expect(left(page, 3)).toBeVisible()
  await gone(page, 'Ben')
  await doubleTap(page.getByRole('button', { name: 'Cas overslaan' }))
  await page.getByRole('button', { name: 'Vorige terughalen' }).click()
  await expect(page.getByRole('button', { name: 'Cas overslaan' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await gone(page, 'Cas')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Het is een match!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(left(page, 2)).toBeVisible()

  // From a profile she comes back to the same card.
  await page.getByRole('link', { name: 'Profiel van Evert bekijken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Evert' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Evert leuk vinden' }).focus()
  await page.keyboard.down('Enter')
  await gone(page, 'Evert')
  // Held down, it comes again and again.
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(left(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Frits leuk vinden' }).click()
  await expect(page.getByRole('heading', { name: 'Dat waren je 4 likes' })).toBeVisible()
  await expect(page.getByText('Om middernacht heb je er weer 4. Deze mensen krijgen je like te zien:')).toBeVisible()
  for (const name of ['Ben', 'Dirk', 'Evert', 'Frits']) {
    await expect(page.getByRole('listitem').getByRole('link', { name })).toBeVisible()
  }

  // The last one by mistake: he comes back, and liking him after all costs nothing.
  await page.getByRole('button', { name: 'Vorige terughalen' }).click()
  await expect(left(page, 0)).toBeVisible()
  const other = await open(ada)
  await other.goto('/swipe-game')
  await page.getByRole('button', { name: 'Frits leuk vinden' }).click()
  for (const one of [page, other]) {
    await expect(one.getByRole('heading', { name: 'Dat waren je 4 likes' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /^Doe de Matchfinder/ })).toHaveAttribute('href', '/match-finder')
})

test('a swipe that did not arrive lies on top again, and says why @phone', async ({ open, join }) => {
  const { ada } = await aGame(join, 'AU', ['Ben', 'Cas'])
  const page = await open(ada)
  await page.goto('/swipe-game')
  await page.getByRole('button', { name: 'Ben leuk vinden' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Ben leuk vinden' }).click()
  await expect(page.getByText('Geen verbinding', { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ben leuk vinden' })).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Ben leuk vinden' }).click()
  await expect(left(page, 3)).toBeVisible()
})

test('who has seen everybody can see again those who were skipped @desktop', async ({ open, join }) => {
  const { ada } = await aGame(join, 'CA', ['Ben', 'Cas'])
  const page = await open(ada)
  await page.goto('/swipe-game')
  await page.getByRole('button', { name: 'Ben overslaan' }).click()
  await gone(page, 'Ben')
  const liked = page.waitForResponse('**/trpc/swipe.like*')
  await page.getByRole('button', { name: 'Cas leuk vinden' }).click()
  await expect(page.getByRole('heading', { name: 'Je hebt iedereen gezien' })).toBeVisible()
  await liked
  await page.reload()
  await page.getByRole('button', { name: 'Bekijk overgeslagen leden opnieuw' }).click()
  await expect(page.getByRole('button', { name: 'Ben overslaan' })).toBeVisible()
  // On a slow line the like is not there yet.
  const letThrough = await hold(page, '**/trpc/swipe.like*')
  await page.getByRole('button', { name: 'Ben leuk vinden' }).click()
  const again = page.getByRole('button', { name: 'Bekijk overgeslagen leden opnieuw' })
  await again.click()
  await expect(again).toHaveAttribute('aria-busy', 'true')
  letThrough()
  await expect(page.getByText('Je hebt niemand overgeslagen.')).toBeVisible()
})
