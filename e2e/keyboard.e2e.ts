import type { Locator, Page } from '@playwright/test'
import { aBlock, aConversation } from '../db/testing/factories.ts'
import { openAlive } from './support/alive.ts'
import { expectSaid, talkWith } from './support/chat.ts'
import { foundMembers, searchButton } from './support/search.ts'
import { expect, test } from './support/test.ts'

const password = 'een lange zin om in te loggen'

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('who has only keys logs in, searches, opens a profile, likes and writes @desktop', async ({ open, join }) => {
  // So old, and so far away, that nobody of another journey is found and gets a like.
  const rare = { country: 'NZ', region: 'NZ-OTA', birthDate: '1930-06-01' } as const
  const passwordHash = await Bun.password.hash(password)
  const [ada, eva] = [
    await join({ name: 'Ada', freeMessages: 3, passwordHash, ...rare }),
    await join({ name: 'Eva', ...rare }),
  ]
  const page = await open(null)
  await page.goto('/login')
  await tabTo(page, page.getByLabel('E-mailadres'))
  await page.keyboard.type(ada.email)
  await tabTo(page, page.getByLabel('Wachtwoord', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/members')

  const filters = page.getByRole('form', { name: 'Filters' })
  await tabTo(page, filters.getByLabel('Ik zoek'))
  await page.keyboard.type('V')
  await expect(filters.getByLabel('Ik zoek')).toHaveValue('female')
  await press(page, searchButton(filters))
  await expect(page).toHaveURL(/gender=female/)

  await press(page, foundMembers(page).locator(`a[href="/members/${eva.id}"]`))
  // Until her profile is there the hearts of those who were found stand on the page.
  await expect(page.getByRole('link', { name: /^Stuur bericht/ })).toBeVisible()
  const heart = page.getByRole('button', { name: 'Like voor Eva' })
  await press(page, heart, 'Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await press(page, page.getByRole('link', { name: /^Stuur bericht/ }))
  const talk = talkWith(page, eva)
  await tabTo(page, talk.box)
  await page.keyboard.type('Hallo vanaf de toetsen')
  await press(page, talk.send)
  await expectSaid(talk, ['Hallo vanaf de toetsen'])
  await expect(talk.bubble('Hallo')).toContainText('Verstuurd')
})

test('the first stop leads past the navigation, menus give the focus back @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  await page.goto('/members')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const account = page.getByRole('button', { name: 'Mijn account: Ada' })
  await account.focus()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Mijn profiel' }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Mijn profiel' })).toBeHidden()
  await expect(account).toBeFocused()
})

test('sign-up above a page takes the focus and gives it back, and keeps what was typed @desktop', async ({
  open,
  join,
}) => {
  const { id } = await join({ name: 'Sanne' })
  const page = await open(null)
  await page.goto(`/members/${id}`)
  const link = page.getByRole('link', { name: 'Stuur bericht' }).filter({ visible: true })
  // The page is alive when it answers; before, the link leads to the page of sign-up.
  await press(page, page.getByRole('button', { name: 'Like voor Sanne' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, link)
  const signUp = page.getByRole('dialog')
  const first = signUp.getByRole('heading', { name: 'Wie zoekt wie?' })
  await expect(first).toBeFocused()
  await press(page, signUp.getByRole('radio', { name: 'Vrouw', exact: true }), 'Space')
  await press(page, signUp.getByRole('radio', { name: 'Een man', exact: true }), 'Space')
  await press(page, signUp.getByRole('button', { name: 'Verder' }))
  const name = signUp.getByLabel('Profielnaam')
  await tabTo(page, name)
  await page.keyboard.type('Eva')
  // A browser lets the second one through where only the first is refused.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()

  await page.goBack()
  await expect(first).toBeFocused()
  await page.goBack()
  await expect(signUp).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await press(page, signUp.getByRole('button', { name: 'Verder' }))
  await expect(name).toHaveValue('Eva')
})

test('whoever wants less motion sees none @desktop', async ({ open, join }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  const page = await open(ada, { reducedMotion: 'reduce' })
  await openAlive(page, '/members')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getTiming() ?? {}
        if (typeof duration === 'number' && duration > 1) seen.push(`${animation.constructor.name} ${duration}`)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  const bens = await open(ben)
  await bens.goto(`/members/${ada.id}`)
  await bens.getByRole('button', { name: 'Like voor Ada' }).click()
  await expect(page.getByText('Ben vindt je leuk.')).toBeVisible()
  await page.getByRole('button', { name: 'Bekijk profiel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ben' })).toBeVisible()
  await page.getByRole('button', { name: 'Like voor Ben' }).click()
  await expect(page.getByRole('dialog', { name: 'Het is een match!' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
})

test('a row that goes away leaves the focus with its list @desktop', async ({ open, join, database: { db } }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  const cleo = await join({ name: 'Cleo' })
  await aBlock(db, ada.id, cleo.id)
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Hoi'] })
  const page = await open(ada)
  await page.goto('/profile')
  await press(page, page.getByRole('button', { name: 'Cleo deblokkeren' }))
  await expect(page.getByRole('heading', { name: 'Geblokkeerde leden' })).toBeFocused()

  await page.goto('/chats')
  await press(page, page.getByRole('button', { name: 'Opties voor je gesprek met Ben' }))
  await press(page, page.getByRole('button', { name: 'Gesprek verwijderen' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }))
  await expect(page.getByRole('heading', { name: 'Berichten' })).toBeFocused()
})

test('at the checkout of a wide window the keys go down what is paid with, then down the order @desktop', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }))
  await openAlive(page, '/credits/p2/creditcard')
  const change = page.getByRole('link', { name: 'Wijzigen' })
  const consent = page.getByRole('checkbox', { name: /lever mijn credits meteen/ })
  const order = page.getByRole('button', { name: 'Bestelling met betalingsverplichting' })
  const terms = page.getByRole('main').getByRole('link', { name: 'voorwaarden' })
  const card = page.getByRole('radio', { name: 'Creditcard' })
  const remember = page.getByRole('checkbox', { name: /Onthoud/ })
  // The page requests the payment methods; the checkbox is below them.
  await expect(card).toBeVisible()
  await expect(remember).toBeVisible()
  await page.getByLabel('Land waaruit je betaalt').focus()
  for (const stop of [card, remember, change, page.getByText('Kortingscode invullen'), consent, terms, order]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  // In a narrow window the order moves above the payment methods, shortly after the resize.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('section:has(a:text("Wijzig")) ~ section select[name=country]')).toBeVisible()
  await change.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Land waaruit je betaalt')).toBeFocused()
})
