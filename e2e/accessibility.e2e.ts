import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Traits } from '../db/testing/factories.ts'
import { openTalk } from './support/chat.ts'
import { acquaint, givePhotos, membersPlaces, openPlaces } from './support/places.ts'
import { beginSignUp, chooseGender, goOn, sendSignUp, typeBirthDate } from './support/sign-up.ts'
import { anEmail, expect, isPhone, test } from './support/test.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** All that another theme can change. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

async function findings(page: Page, runOnly: string[]): Promise<unknown[]> {
  // Without it axe opens a page of its own for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, html, any[0]?.message]))
}

/** Looks at what is on the screen, in light and dark. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await findings(page, rules), `${what}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await findings(page, rulesOfColour), `${what}, dark`).toEqual([])
}

async function expectAllAccessible(page: Page, places: readonly string[]): Promise<void> {
  const { width, height } = page.viewportSize()!
  for (const place of places) {
    await page.goto(place)
    // As high as the page: what lies under the bar at the bottom is a matter of scrolling.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: whole })
    await expectAccessible(page, place)
    await page.setViewportSize({ width, height })
  }
}

/** Without motion: what is half faded in has no contrast. */
const still = { reducedMotion: 'reduce' } as const

/** Pages that differ from another in their words alone. */
const alike = /^\/(pages\/(?!faq|privacy)|pricing|complaints|premium|notifications|transactions|credits\/)/

test('every page of a visitor is accessible', async ({ open, join, database: { db } }) => {
  const ben = await join({ name: 'Ben', about: 'Wandelt graag.', interests: ['coffee'], fictional: true })
  await givePhotos(db, ben.id, 5)
  const places = openPlaces(ben).filter((place) => !alike.test(place))
  await expectAllAccessible(await open(null, still), places)
})

const kinds: [string, Traits, RegExp][] = [
  ['a free member', { freeMessages: 3 }, /./],
  ['a premium member', { premiumSince: new Date(), credits: 0 }, /^\/(members|chats\/)/],
  ['an unconfirmed member', { confirmedAt: null }, /^\/(members|chats\/|profile|complete)/],
]
for (const [kind, traits, own] of kinds) {
  test(`every page of ${kind} is accessible`, async ({ open, join, database: { db } }) => {
    const ada = await join({ ...traits, name: 'Ada', interests: ['coffee'] })
    const ben = await join({ name: 'Ben', about: 'Wandelt graag.', interests: ['coffee'], fictional: true })
    await givePhotos(db, ben.id, 5)
    const conversationId = await acquaint(db, ada, ben)
    const beginning = `/members/${(await join({ name: 'Eva' })).id}/chat`
    const page = await open(ada, still)
    const places = [...membersPlaces(ben, conversationId), beginning, '/complete-signup']
    await expectAllAccessible(
      page,
      places.filter((place) => own.test(place) && !alike.test(place)),
    )
  })
}

test('on a tablet a member’s pages are accessible', async ({ open, join, database: { db } }) => {
  test.skip(isPhone(), 'looked at once')
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 3 }), await join({ name: 'Ben' })]
  const conversationId = await acquaint(db, ada, ben)
  const page = await open(ada, { ...still, viewport: { width: 768, height: 1024 } })
  await expectAllAccessible(page, ['/members', `/members/${ben.id}`, `/chats/${conversationId}`, '/likes'])
})

test('every step of sign-up is accessible, with its complaints', async ({ open }) => {
  const page = await open(null, still)
  const signUp = await beginSignUp(page, { name: '@', email: 'geen' })
  const complain = () => signUp.getByRole('button', { name: 'Verder' }).click()
  await complain()
  await expectAccessible(page, 'gender')
  await chooseGender(signUp, 'Vrouw', 'Allebei')
  await goOn(signUp, 'Even voorstellen')
  await complain()
  await expectAccessible(page, 'identity')
  await signUp.getByLabel('Profielnaam').fill('Eva')
  await signUp.getByLabel('E-mailadres').fill(anEmail())
  await typeBirthDate(signUp, '1', '2', '1990')
  await goOn(signUp, 'Waar woon je?')
  await expectAccessible(page, 'area')
  await goOn(signUp, 'Vertel iets over jezelf')
  await signUp.getByLabel('Geaardheid').selectOption({ label: 'Lesbisch' })
  await signUp.getByRole('option', { name: 'Bakken' }).click()
  await complain()
  await expectAccessible(page, 'about')
  await signUp.getByRole('checkbox').check()
  await goOn(signUp, 'Kies een wachtwoord')
  await signUp.getByRole('button', { name: 'Account maken' }).click()
  await expectAccessible(page, 'password')
  await signUp.getByRole('button', { name: 'Inschrijven stoppen' }).click()
  await expect(page.getByRole('dialog', { name: 'Inschrijven stoppen?' })).toBeVisible()
  await expectAccessible(page, 'stop')
})

test('sign-up is accessible while it runs and when it is done', async ({ open }) => {
  const page = await open(null, still)
  const held = Promise.withResolvers<void>()
  await page.route('**/trpc/accounts.signUp*', async (route) => {
    await held.promise
    await route.continue()
  })
  const signUp = await sendSignUp(page, { name: 'Tess', email: anEmail() })
  await expectAccessible(page, 'progress')
  held.resolve()
  await expect(signUp.getByRole('heading', { name: 'Nog één ding: bevestig je e-mailadres' })).toBeVisible()
  await signUp.getByRole('button', { name: 'Ander e-mailadres' }).click()
  await expectAccessible(page, 'complete')
})

test('dialogs, menus and pop-ups are accessible', async ({ open, join, database: { db } }) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 1 }), await join({ name: 'Ben' })]
  await givePhotos(db, ben.id, 5)
  const page = await open(ada, still)
  const dialog = page.getByRole('dialog')
  const look = async (what: string) => {
    await expect(dialog).toBeVisible()
    await expectAccessible(page, what)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.goto('/chats')
  await page.getByRole('button', { name: 'Mijn account: Ada' }).click()
  await expect(page.getByRole('link', { name: 'Mijn profiel' })).toBeVisible()
  await expectAccessible(page, 'account menu')
  await page.keyboard.press('Escape')
  if (isPhone()) {
    await page.goto('/members')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await look('filters')
  }
  await page.goto(`/members/${ben.id}`)
  await page.getByRole('button', { name: /^Foto 1 van 5/ }).click()
  await look('photos')
  await page.getByRole('button', { name: 'Meer: blokkeren' }).click()
  await page.getByRole('button', { name: 'Ben blokkeren' }).click()
  await look('block')

  await page.goto('/profile')
  const bens = await open(ben, still)
  await bens.goto(`/members/${ada.id}`)
  await bens.getByRole('button', { name: 'Like voor Ada' }).click()
  await expect(page.getByText('Ben vindt je leuk.')).toBeVisible()
  await expectAccessible(page, 'toast')
  await page.goto('/likes?t=0')
  await look('like')
  await page.goto(`/members/${ben.id}`)
  await page.getByRole('button', { name: 'Like voor Ben' }).click()
  await look('match')

  const talk = await openTalk(page, ben)
  await page.getByRole('button', { name: 'Kies een openingszin' }).click()
  await look('icebreakers')
  await talk.page.getByRole('button', { name: 'Meer opties' }).click()
  await expectAccessible(page, 'conversation menu')
})

test('the door and the asking of visitors are accessible', async ({ open, join }) => {
  const ben = await join({ name: 'Ben' })
  const page = await open(null, { ...still, meetsEntryWarning: true })
  await page.goto(`/members/${ben.id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'entry warning')
  await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
  await page.getByRole('button', { name: 'Like voor Ben' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in om een like te geven' })).toBeVisible()
  await expectAccessible(page, 'log in')
})
