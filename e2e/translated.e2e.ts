import type { Page } from '@playwright/test'
import { aConversation, aLike } from '../db/testing/factories.ts'
import { openAlive } from './support/alive.ts'
import { expectSaid, openTalk, rowOf, talkWith } from './support/chat.ts'
import { followMail, openMailTo } from './support/mailbox.ts'
import { atTheBank, order } from './support/money/bank.ts'
import { photoFile, photoMade } from './support/photo-file.ts'
import { foundMembers, saidTotal, searchFor } from './support/search.ts'
import { expectMailSent, sendSignUp } from './support/signup.ts'
import { anEmail, expect, test } from './support/test.ts'

// Browsers' translators put elements of their own in the place of text. What people do most works all the same.
test.use({ isTranslated: true })

/** In words that change, so that a page that the translator was not at is found out. */
const expectTranslated = (page: Page) => expect(page.locator('main font').first()).toBeAttached()

test('somebody signs up and confirms the address in a translated page @phone', async ({ open }) => {
  const page = await open(null)
  const email = anEmail()
  await expectMailSent(await sendSignUp(page, { name: 'Bram', email }), email)
  await expectTranslated(page)
  const mails = await page.context().newPage()
  await openMailTo(mails, email, /Bevestig je e-mailadres voor Vonk/)
  await followMail(mails, 'Bevestig e-mailadres')
  await expect(mails.getByRole('heading', { name: 'Je e-mailadres is bevestigd' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Je e-mailadres is bevestigd' })).toBeVisible()
})

test('a member searches by filters, opens a profile and likes it in a translated page @desktop', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }))
  await page.goto('/members')
  await searchFor(page, { gender: 'Man', country: 'Nederland', from: 30, to: 40 })
  const all = await saidTotal(page)
  await searchFor(page, { region: 'Utrecht' })
  await expect.poll(() => saidTotal(page)).toBeLessThan(all)
  await expectTranslated(page)
  await foundMembers(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/members\/[\w-]{20,}/)
  await expect(foundMembers(page)).toHaveCount(0)
  const heart = page.getByRole('button', { name: /^Like voor / }).filter({ visible: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect.poll(() => saidTotal(page)).toBeLessThan(all)
})

test('two members write, and give a photo and a rose, in translated pages @phone', async ({ open, join, database }) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date(), credits: 11 })
  const ben = await join({ name: 'Ben', freeMessages: 5 })
  await aConversation(database.db, { from: ben.id, to: ada.id })
  const [adas, bens] = [await openTalk(await open(ada), ben), await open(ben)]
  await bens.goto('/chats')
  await adas.say('Hoi Ben')
  await expect(adas.bubble('Hoi Ben')).toContainText('Bezorgd')
  await expectTranslated(adas.page)
  await expect(rowOf(bens, ada)).toContainText('1 ongelezen')
  await rowOf(bens, ada).getByRole('link').click()
  await expect(adas.bubble('Hoi Ben')).toContainText('Gelezen')
  const bensTalk = talkWith(bens, ada)
  await bensTalk.box.pressSequentially('Hoi Ada')
  await expect(adas.page.getByText('Is aan het typen')).toBeVisible()
  await bensTalk.send.click()
  await expect(bens.getByText('nog 4 gratis berichten')).toBeVisible()
  await expectSaid(adas, ['', 'Hoi Ben', 'Hoi Ada'])

  await adas.page.getByLabel('Stuur een foto').setInputFiles(await photoFile())
  const made = photoMade(adas.page)
  await adas.page.getByRole('dialog', { name: 'Foto aan Ben' }).getByRole('button', { name: 'Versturen' }).click()
  await made
  await expect(adas.log.locator('[data-message]').last()).toContainText(/Bezorgd|Gelezen/)
  await adas.page.getByRole('button', { name: 'Geef een cadeau' }).click()
  const sheet = adas.page.getByRole('dialog', { name: 'Geef Ben een cadeau' })
  await expect(sheet).toContainText('Je hebt 8 credits')
  await sheet.getByRole('radio', { name: /^Roos/ }).check()
  await sheet.getByRole('button', { name: 'Geef een roos 3 credits' }).click()
  await expect(adas.bubble('Je gaf een roos')).toContainText('Gelezen')
  await expect(bensTalk.log).toContainText('Ada gaf je een roos')
})

test('a member buys credits in a translated page @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  await openAlive(page, '/credits')
  await page.getByText('10 credits', { exact: true }).click()
  await page.getByRole('link', { name: 'Verder met 10 credits' }).click()
  await expect(page).toHaveURL('/credits/p0')
  await expectTranslated(page)
  await order(page, 'p0')
  await atTheBank(page, 'Betalen')
  await expect(page.getByRole('heading', { name: '10 credits erbij' })).toBeVisible()
})

test('a member swipes to a match, and changes the profile, in translated pages @phone', async ({
  open,
  join,
  database,
}) => {
  const place = { country: 'ES', region: null, city: 'Ergens', birthDate: '1936-01-01' }
  const ada = await join({ ...place, name: 'Ada', gender: 'female', hairColour: 'brown' })
  const here = { ...place, gender: 'male', lastActiveAt: new Date(Date.now() - 12 * 60 * 60_000) } as const
  const men = [await join({ ...here, name: 'Ben' }), await join({ ...here, name: 'Cas' })]
  for (const { id } of men) await aLike(database.db, id, ada.id, { seenAt: new Date() })
  const page = await open(ada)
  await page.goto('/swipe-game')
  await expect(page.getByText('Nog 4 van 4 likes vandaag')).toBeVisible()
  await page.getByRole('button', { name: /leuk vinden$/ }).click()
  await page.getByRole('dialog', { name: 'Het is een match!' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nog 3 van 4 likes vandaag')).toBeVisible()

  await page.goto('/profile')
  const hair = page.getByRole('button', { name: /^Haarkleur / })
  await hair.click()
  await page.getByRole('dialog', { name: 'Haarkleur' }).getByRole('button', { name: 'Rood', exact: true }).click()
  await expect(hair).toContainText('Rood')
  await page.getByRole('switch', { name: 'Onzichtbaar zijn' }).click()
  await expect(page.getByText('Nu aan: niemand vindt je')).toBeVisible()
  await expectTranslated(page)
})
