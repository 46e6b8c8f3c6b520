import type { Page } from '@playwright/test'
import type { Traits } from '../db/testing/factories.ts'
import { acquaint, givePhotos, membersPlaces, openPlaces } from './support/places.ts'
import { expect, isPhone, test } from './support/test.ts'

const sizes = () =>
  isPhone()
    ? [
        { width: 320, height: 640 },
        { width: 360, height: 780 },
      ]
    : [
        { width: 768, height: 1024 },
        { width: 1280, height: 900 },
      ]

/** Opens each page; what it complains about fails the test when its browser closes. */
async function expectNoSidewaysScroll(page: Page, places: readonly string[]): Promise<void> {
  for (const place of places) {
    await page.goto(place)
    for (const size of sizes()) {
      await page.setViewportSize(size)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${place} at ${size.width}`).toBeLessThanOrEqual(size.width)
    }
    await page.evaluate(enlargeText)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, `${place} with large text`).toBeLessThanOrEqual(page.viewportSize()!.width)
  }
}

/** As whoever sees badly sets it in the browser (WCAG 1.4.4). */
function enlargeText(): void {
  document.documentElement.style.fontSize = '200%'
}

/** No place to break it: each screen that shows what people wrote has to. */
const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)

const somebody: Traits = {
  about: `Wandelt graag. https://een.heel-lang-adres.example/dat-nergens-afgebroken-wordt ${longWord}`,
  interests: ['coffee', 'walking'],
  hairColour: 'red',
}

test('no page of a visitor scrolls sideways or complains', async ({ open, join, database: { db } }) => {
  const ben = await join({ ...somebody, name: 'MaximiliaanAlexanderWolfs' })
  await givePhotos(db, ben.id, 6)
  await expectNoSidewaysScroll(await open(null), openPlaces(ben))
})

for (const [kind, traits] of [
  ['a free member', { freeMessages: 3 }],
  ['a premium member', { premiumSince: new Date(), credits: 4 }],
  ['an unconfirmed member', { confirmedAt: null }],
] as const) {
  test(`no page of ${kind} scrolls sideways or complains`, async ({ open, join, database: { db } }) => {
    const ada = await join({ ...somebody, ...traits, name: 'Anna-Wilhelmina de Bruin' })
    const ben = await join({ ...somebody, name: 'MaximiliaanAlexanderWolfs' })
    await givePhotos(db, ada.id, 2)
    await givePhotos(db, ben.id, 6)
    const conversationId = await acquaint(db, ada, ben, longWord)
    const places = membersPlaces(ben, conversationId)
    const own = ['/complete-signup', `/members/${(await join()).id}/chat`]
    await expectNoSidewaysScroll(await open(ada), [...places, ...own])
  })
}
