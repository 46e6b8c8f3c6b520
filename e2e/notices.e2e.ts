import type { Page } from '@playwright/test'
import { aLike } from '../db/testing/factories.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { hold } from './support/hold.ts'
import { followMail, openMailTo } from './support/mailbox.ts'
import { expect, isPhone, test } from './support/test.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Meldingen', exact: true })

declare global {
  interface Window {
    /** Every height, in pixels from the top of the page, at which its content has stood. */
    contentStoodAt: Set<number>
  }
}

/** Must be called before the page is opened. */
async function watchMovements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.contentStoodAt = new Set()
    const look = () => {
      const content = document.querySelector('main')
      if (content) window.contentStoodAt.add(Math.round(content.getBoundingClientRect().top + scrollY))
      requestAnimationFrame(look)
    }
    look()
  })
}

async function expectNothingMoved(page: Page): Promise<void> {
  expect(await page.evaluate(() => [...window.contentStoodAt])).toHaveLength(1)
}

test('who has no photo is asked for one until they put that away, and nothing moves @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  await watchMovements(page)
  await openAlive(page, '/members')
  await expect(banner(page)).toContainText('Zet een foto op je profiel')
  await expectNothingMoved(page)
  await banner(page).getByRole('link', { name: 'Foto toevoegen' }).click()
  await expect(page).toHaveURL('/profile/photos')
  await expect(banner(page)).toHaveCount(0)

  await openAlive(page, '/likes')
  await banner(page).getByRole('button', { name: 'Sluiten' }).click()
  await expect(banner(page)).toHaveCount(0)
  const at = await page.evaluate(() => localStorage.getItem('hide-enrich-alert'))
  expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000)
  const answer = await openAlive(page, '/members')
  expect(await answer?.text()).not.toContain('Zet een foto op je profiel')
  await expect(banner(page)).toHaveCount(0)
  await expectNothingMoved(page)
  // Without its cookie the server draws the banner again: nobody may see it.
  await page.context().clearCookies({ name: 'dismissed' })
  const uninformed = await openAlive(page, '/members')
  expect(await uninformed?.text()).toContain('Zet een foto op je profiel')
  await expect(banner(page)).toHaveCount(0)
  await expectNothingMoved(page)
})

test('after a notice that was put away the next one comes with the next page @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', createdAt: new Date(Date.now() - 3_600_000) }))
  await watchMovements(page)
  await openAlive(page, '/members')
  await expect(banner(page)).toContainText('25% welkomstkorting')
  await banner(page).getByRole('button', { name: 'Sluiten' }).click()
  await expect(banner(page)).toHaveCount(0)
  await openAlive(page, '/members')
  await expect(banner(page)).toContainText('Zet een foto op je profiel')
  await expectNothingMoved(page)
})

test('whose mail is off reads why until they put that away, and nothing moves @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', notificationsDisabled: ['bounce'] }), still)
  await watchMovements(page)
  await openAlive(page, '/members')
  await expect(banner(page)).toContainText('Je krijgt geen mails van ons')
  await expect(banner(page)).toContainText('Een mail aan jou kon niet worden bezorgd.')
  await expectAccessible(page, 'mail is off')
  await openAlive(page, '/notifications')
  await expect(banner(page)).toHaveCount(0)

  await openAlive(page, '/likes')
  await expectNothingMoved(page)
  await banner(page).getByRole('button', { name: 'Sluiten' }).click()
  await expect(banner(page)).toHaveCount(0)
  const at = await page.evaluate(() => localStorage.getItem('hide-disabled-notifications-alert'))
  expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000)
  await openAlive(page, '/members')
  await expect(page.getByText('Je krijgt geen mails van ons').filter({ visible: true })).toHaveCount(0)
  await expectNothingMoved(page)
})

test('whom a lander has signed up is reminded once, large on a phone, and nothing moves when it is done @phone', async ({
  open,
  join,
}) => {
  const noah = await join({ name: 'Noah', confirmedAt: null })
  const page = await open(noah, still)
  await watchMovements(page)
  await openAlive(page, '/complete-signup?api_signup=1')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click()
  await expect(page.getByText('Er is een nieuwe mail onderweg.')).toBeVisible()
  await page.getByRole('link', { name: 'Alvast rondkijken' }).click()
  await expect(page).toHaveURL('/members?api_signup=1')
  const dialog = page.getByRole('dialog', { name: 'Bevestig je e-mailadres' })
  if (isPhone()) {
    await expect(dialog).toContainText(noah.email)
    await expectAccessible(page, 'activation')
    await dialog.getByRole('button', { name: 'Later' }).click()
    await expect(page).toHaveURL('/members')
    await expect(banner(page)).toBeHidden()
  }
  await expectNothingMoved(page)

  await openAlive(page, '/likes')
  await expect(banner(page)).toContainText('Bevestig je e-mailadres')
  await expect(dialog).toHaveCount(0)
  const mails = await page.context().newPage()
  await openMailTo(mails, noah.email, /Bevestig je e-mailadres voor Vonk/)
  await followMail(mails, 'Bevestig e-mailadres')
  await expect(banner(page)).toBeHidden()
  await expectNothingMoved(page)
})

test('a like that is shown by itself waits for whoever writes, and for a dialog @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aLike(db, ben.id, ada.id)
  const page = await open(ada)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('likes.showNext') && asked.push(request.url())))
  await page.clock.install()
  // The sixty seconds begin with what features show around every page, which asks for this as well.
  const around = page.waitForRequest(/inspection\.hasUnseen/)
  await openAlive(page, '/profile?t=60')
  await around
  const about = page.getByRole('textbox', { name: 'Over mij' })
  await about.focus()
  await page.clock.runFor(61_000)
  await about.fill('Zondag is bakdag.')
  await page.getByRole('button', { name: 'Profielnaam Ada' }).click()
  await page.clock.runFor(5_000)
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Profielnaam')
  expect(asked).toEqual([])

  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  const like = page.getByRole('dialog', { name: 'Ben vindt je leuk' })
  await like.getByRole('link', { name: 'Bekijk profiel' }).click()
  await expect(page).toHaveURL(`/members/${ben.id}`)
})

test('the lists of likes are asked for again half a second after a like is shown by itself @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aLike(db, ben.id, ada.id)
  const page = await open(ada, still)
  await page.clock.install()
  const shown = page.waitForRequest(/likes\.showNext/)
  const letShow = await hold(page, '**/trpc/likes.showNext*')
  await openAlive(page, '/likes?t=60')
  await page.clock.runFor(61_000)
  await shown
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('likes.overview') && asked.push(request.url())))
  letShow()
  await expect(page.getByRole('dialog', { name: 'Ben vindt je leuk' })).toBeVisible()
  await page.clock.runFor(600)
  await expect.poll(() => asked).toHaveLength(1)
})

test('a match does not open over whoever writes; a short message tells @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aLike(db, ada.id, ben.id)
  const page = await open(ada)
  await openAlive(page, '/profile')
  await page.getByRole('textbox', { name: 'Over mij' }).fill('Zondag is')
  const bens = await open(ben)
  await bens.goto(`/members/${ada.id}`)
  await bens.getByRole('button', { name: 'Like voor Ada' }).click()
  await expect(bens.getByRole('dialog', { name: 'Het is een match!' })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Ben' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a match opens over whoever has just closed something, when they have come to rest @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aLike(db, ada.id, ben.id)
  const bens = await open(ben)
  await openAlive(bens, `/members/${ada.id}`)
  const page = await open(ada)
  await openAlive(page, '/profile')
  await page.getByRole('button', { name: 'Profielnaam Ada' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Profielnaam')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bens.getByRole('button', { name: 'Like voor Ada' }).click()
  await expect(page.getByRole('dialog', { name: 'Het is een match!' })).toBeVisible()
})

test('the door waits for a visitor who writes already, and comes before the sign-up that they press for @desktop', async ({
  open,
}) => {
  const page = await open(null, { meetsEntryWarning: true, address: '134.184.1.1' })
  const letThrough = await hold(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const start = page.getByRole('form', { name: 'Inschrijven' })
  await start.getByLabel('Profielnaam').fill('Tess')
  letThrough()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await start.getByRole('button', { name: 'Gratis inschrijven' }).click()
  const welcome = page.getByRole('dialog', { name: 'Welkom bij Vonk' })
  await welcome.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Wie zoekt wie?' })).toBeVisible()
})
