import type { Page } from '@playwright/test'
import type { Traits } from '../db/testing/factories.ts'
import { aPaidOrder } from '../db/testing/orders.ts'
import { claimFor } from '../db/testing/staff.ts'
import { expectAccessible, still } from './support/axe.ts'
import { enlargeLetters, expectAmountsWhole, expectNoSidewaysScroll } from './support/large-letters.ts'
import { aPhone, fillIn, order, sendCode } from './support/money/directdebit.ts'
import { acquaint, givePhotos, membersPlaces, openPlaces } from './support/places.ts'
import { logInStaff } from './support/session/staff.ts'
import { expect, isPhone, test } from './support/test.ts'

// Each page is opened once in each size, and all that holds for every page is looked at then: that takes its time.
test.slow()

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

/** By width, the pages that axe looks at: each layout once. */
type Looks = Partial<Record<number, RegExp>>

const phoneAndDesktop = (places: RegExp): Looks => ({ 360: places, 1280: places })

/** Pages that differ from another in their words alone: axe would see the same again. */
const alike = /^\/(pages\/(?!faq|privacy)|complaints|notifications|credits\/(?!p1))/

/** Opens each page; an error in one fails the test when its browser closes. */
async function expectAllWell(page: Page, places: readonly string[], looks: Looks): Promise<void> {
  for (const place of places) {
    await page.goto(place)
    for (const size of sizes()) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page, `${place} at ${size.width}`)
      if (looks[size.width]?.test(place) && !alike.test(place)) await expectWholeAccessible(page, place)
    }
    await enlargeLetters(page)
    await expectNoSidewaysScroll(page, `${place} with large text`)
    await expectAmountsWhole(page, `${place} with large text`)
  }
}

/** In a window as high as the page: what lies under the bar at the bottom is a matter of scrolling. */
async function expectWholeAccessible(page: Page, place: string): Promise<void> {
  const size = page.viewportSize()!
  // What comes after the page, and what is as high as the window, makes it higher: at once again, for most pages take two tries.
  await expect(async () => {
    await expect(page.getByText(/^(Bezig met laden|Betaalmethoden laden)/)).toHaveCount(0)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ ...size, height })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  }).toPass({ intervals: [0, 0, 0, 100, 250] })
  await expectAccessible(page, `${place} at ${size.width}`)
  await page.setViewportSize(size)
}

/** No place to break it: each screen that shows what people wrote has to. */
const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(6)

const somebody: Traits = {
  about: `Wandelt graag. https://een.heel-lang-adres.example/dat-nergens-afgebroken-wordt ${longWord}`,
  interests: ['coffee', 'walking'],
  hairColour: 'red',
}

test('every page of a visitor fits, is accessible and has no errors', async ({ open, join, database: { db } }) => {
  const ben = await join({ ...somebody, name: 'MaximiliaanAlexanderWolfs', fictional: true })
  await givePhotos(db, ben.id, 6)
  await expectAllWell(await open(null, still), openPlaces(ben), phoneAndDesktop(/./))
})

const kinds: [string, Traits, Looks][] = [
  [
    'a free member',
    { freeMessages: 3 },
    { ...phoneAndDesktop(/./), 768: /^\/(members(\/[\w-]+)?|chats\/[\w-]+|likes)$/ },
  ],
  // With what looks otherwise to them than to a free member.
  ['a premium member', { premiumSince: new Date(), credits: 0 }, phoneAndDesktop(/^\/(members|chats\/)/)],
  ['an unconfirmed member', { confirmedAt: null }, phoneAndDesktop(/^\/(members|chats\/|profile|complete)/)],
]
for (const [kind, traits, looks] of kinds) {
  test(`every page of ${kind} fits, is accessible and has no errors`, async ({ open, join, database: { db } }) => {
    const ada = await join({ ...somebody, ...traits, name: 'Anna-Wilhelmina de Bruin' })
    const ben = await join({ ...somebody, name: 'MaximiliaanAlexanderWolfs', fictional: true })
    await givePhotos(db, ada.id, 2)
    await givePhotos(db, ben.id, 6)
    const conversationId = await acquaint(db, ada, ben, longWord)
    const beginning = `/members/${(await join({ name: 'Eva' })).id}/chat`
    const places = [...membersPlaces(ben, conversationId), beginning, '/complete-signup']
    await expectAllWell(await open(ada, still), places, looks)
  })
}

test('every page of who buys fits, is accessible and has no errors', async ({ open, join, database: { db } }) => {
  const ada = await join({ ...somebody, name: 'Anna-Wilhelmina de Bruin' })
  const { orderId } = await aPaidOrder(db, ada.id, { createdAt: new Date() })
  const page = await open(ada, still)
  await order(page)
  const places = [
    '/transactions?show=payments',
    `/transactions/${orderId}`,
    `/transactions/${orderId}/withdraw`,
    '/credits/limit',
    page.url(),
  ]
  await expectAllWell(page, places, phoneAndDesktop(/./))
})

test('both steps of a direct debit fit, and are accessible with what is wrong', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), still)
  const size = sizes()[1]!
  await page.setViewportSize(size)
  await order(page)
  await sendCode(page)
  await expectWholeAccessible(page, 'what is missing')
  await fillIn(page, aPhone())
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await page.getByRole('checkbox').check()
  await sendCode(page)
  await expect(page.getByRole('heading', { name: 'Vul de sms-code in' })).toBeVisible()
  await expectAllWell(page, [page.url()], phoneAndDesktop(/./))
})

test('every page of the staff fits, is accessible and has no errors', async ({ open, join, database: { db } }) => {
  const ada = await join({ ...somebody, name: 'Anna-Wilhelmina de Bruin' })
  await givePhotos(db, ada.id, 5)
  const page = await open(null, still)
  const { id } = await logInStaff(page, db)
  await claimFor(db, id, ada.id)
  await expectAllWell(page, ['/admin/photos', `/admin/members/${ada.id}`], phoneAndDesktop(/./))
})
