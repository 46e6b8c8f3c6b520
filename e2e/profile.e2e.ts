import type { Page } from '@playwright/test'
import { aConversation } from '../db/testing/factories.ts'
import { lineTo } from './support/line.ts'
import { givePhotos } from './support/places.ts'
import { expect, test } from './support/test.ts'

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })
const about = (page: Page) => page.getByRole('textbox', { name: 'Over mij' })
const toast = (page: Page) => page.getByRole('article')

/** With its last sections, which come when the page is alive. */
async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: /^Interesses/ })).toBeVisible()
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  await row(page, name).click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: value, exact: true }).click()
}

/** What was said of a change takes nothing back (product §5.7). */
async function expectNoUndo(page: Page): Promise<void> {
  await expect(toast(page).last()).toBeVisible()
  await expect(toast(page).getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(0)
}

test('what a member changes is seen at once by who looks, and is taken back with one press @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', hairColour: 'brown', about: '', interests: [] })
  await givePhotos(db, ada.id, 1)
  const ben = await join({ name: 'Ben', interests: ['wine'] })
  const [page, other, bens] = [await open(ada), await open(ada), await open(ben)]
  await bens.goto(`/members/${ada.id}`)
  // Ben's like arrives before Ada opens her pages: on a phone its toast would replace the one that this test expects.
  const liked = bens.waitForResponse('**/trpc/likes.like*')
  await bens.getByRole('button', { name: 'Like voor Ada' }).filter({ visible: true }).click()
  await liked
  await other.goto('/profile')
  await page.goto('/profile')
  await expect(bens.getByText('Bruin', { exact: true })).toBeVisible()

  await choose(page, 'Haarkleur', 'Rood')
  await expect(row(page, 'Haarkleur')).toContainText('Rood')
  await expect(row(page, 'Haarkleur')).toBeFocused()
  await expect(bens.getByText('Rood', { exact: true })).toBeVisible()
  await expect(row(other, 'Haarkleur')).toContainText('Rood')
  await toast(page).getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(bens.getByText('Bruin', { exact: true })).toBeVisible()
  await choose(page, 'Haarkleur', 'Liever niet zeggen')
  await expect(row(page, 'Haarkleur')).toContainText('Nog kiezen')

  await page.getByRole('button', { name: 'Schrijf iets' }).click()
  await expect(about(page)).toBeFocused()
  await about(page).fill('Zondag is bakdag.')
  await expect(bens.getByText('Zondag is bakdag.')).toBeVisible()
  await page.getByRole('button', { name: 'Kies interesses' }).click()
  const sheet = page.getByRole('dialog', { name: 'Interesses' })
  await sheet.getByRole('searchbox').fill('wij')
  await sheet.getByRole('option', { name: 'Wijn' }).click()
  await expect(sheet).toContainText('1 gekozen')
  await sheet.getByRole('button', { name: 'Klaar' }).click()
  await expect(bens.getByText('Wijn (samen)')).toBeVisible()

  await page.getByRole('switch', { name: 'Onzichtbaar zijn' }).click()
  await expect(page.getByText('Nu aan: niemand vindt je')).toBeVisible()
  await expect(bens.getByText('Dit profiel is niet te vinden')).toBeVisible()
  await page.getByRole('link', { name: 'Bekijken' }).click()
  await expect(page.getByText('Je bent nu onzichtbaar')).toBeVisible()
  await page.getByRole('link', { name: 'Terug', exact: true }).last().click()
  await expect(about(page)).toHaveValue('Zondag is bakdag.')
})

test('what is changed without a line is kept, and stored when there is one again @phone', async ({
  open,
  join,
  baseURL,
}) => {
  const ada = await join({ name: 'Ada', hairColour: 'brown', about: 'Hoi' })
  const line = await lineTo(baseURL!)
  const [page, other] = [await open(ada, { baseURL: line.baseURL }), await open(ada)]
  await openProfile(page)
  await openProfile(other)
  await expect(row(page, 'Haarkleur')).toContainText('Bruin')
  line.cut()
  await choose(page, 'Haarkleur', 'Rood')
  await about(page).fill('In een tunnel')
  await expect(row(page, 'Haarkleur')).toContainText('Nog niet opgeslagen')
  await expect(row(other, 'Haarkleur')).toContainText('Bruin')
  await expect(toast(page)).toHaveCount(0)
  line.mend()
  // A page that is loaded anew knows it, too.
  await page.reload()
  await expect(row(page, 'Haarkleur')).toContainText('Rood')
  await expect(about(page)).toHaveValue('In een tunnel')
  await expect(row(other, 'Haarkleur')).toContainText('Rood')
  await expect(about(other)).toHaveValue('In een tunnel')
  await line.close()
})

test('words that are too long say so and by how much, and are there after a reload @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', about: 'Hoi' })
  const [page, other] = [await open(ada), await open(ada)]
  await openProfile(page)
  await openProfile(other)
  await about(page).fill('a'.repeat(312))
  await expect(page.getByText('Haal er 12 weg')).toBeVisible()
  await expect(about(page)).toHaveAccessibleDescription(/Haal er 12 weg/)
  await expect(about(page)).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(about(page)).toHaveValue('a'.repeat(312))
  await expect(page.getByText('Haal er 12 weg')).toBeVisible()
  await expect(page.getByText('Nog niet opgeslagen')).toHaveCount(0)
  await about(page).fill('a'.repeat(300))
  await expect(about(page)).not.toHaveAttribute('aria-invalid')
  await expect(about(other)).toHaveValue('a'.repeat(300))
})

test('of two texts that were written at once neither is lost @desktop', async ({ open, join, baseURL }) => {
  const ada = await join({ name: 'Ada', about: 'Hoi' })
  const line = await lineTo(baseURL!)
  const [page, other] = [await open(ada, { baseURL: line.baseURL }), await open(ada)]
  await openProfile(page)
  await openProfile(other)
  await expect(about(page)).toHaveValue('Hoi')
  line.cut()
  await about(page).fill('Van de trein')
  await about(other).fill('Van de bank')
  await expect(other.getByText('Opgeslagen', { exact: true })).toBeVisible()
  line.mend()
  await page.reload()
  await expect(page.getByText('Je hebt deze tekst intussen ergens anders aangepast.')).toBeVisible()
  await expect(page.getByText('Van de trein')).toBeVisible()
  await expect(about(page)).toHaveValue('Van de bank')
  // It waits for its writer, who may load the page anew before they have seen it.
  await page.reload()
  await page.getByRole('button', { name: 'Gebruik deze tekst' }).click()
  await expect(about(other)).toHaveValue('Van de trein')
  await line.close()
})

test('a name and the sexuality are taken by the server’s word alone @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aConversation(db, { from: ada.id, to: ben.id, bodies: ['Hoi'] })
  const [page, bens] = [await open(ada), await open(ben)]
  await bens.goto('/chats')
  await page.goto('/profile')
  await row(page, 'Profielnaam').click()
  const name = page.getByRole('dialog', { name: 'Profielnaam' })
  await name.getByRole('textbox').fill('Vonk Support')
  await name.getByRole('button', { name: 'Opslaan' }).click()
  await expect(name.getByRole('textbox')).toHaveAccessibleDescription(/./)
  await expect(name.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await name.getByRole('textbox').fill('Adelheid')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Profielnaam')).toContainText('Adelheid')
  await expectNoUndo(page)
  await expect(bens.getByText('Adelheid').first()).toBeVisible()

  await row(page, 'Geaardheid').click()
  const sheet = page.getByRole('dialog', { name: 'Geaardheid' })
  await sheet.getByRole('button', { name: 'Biseksueel' }).click()
  await expect(sheet.getByRole('button', { name: 'Opslaan' })).toBeDisabled()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Opslaan' }).click()
  await expect(row(page, 'Geaardheid')).toContainText('Biseksueel')
  await expectNoUndo(page)
  await row(page, 'Geaardheid').click()
  await sheet.getByRole('button', { name: 'Toestemming intrekken' }).click()
  await expect(row(page, 'Geaardheid')).toContainText('Niet ingevuld')
  await expectNoUndo(page)
})

test('the browser’s position leads to a town, and only to that @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', country: 'NL', region: 'NL-UT', city: 'Utrecht' }))
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.context().setGeolocation({ latitude: 52.387412, longitude: 4.646231 })
  await page.context().grantPermissions(['geolocation'])
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click()
  await expect(page.getByText(/Je bent in de buurt van .*Haarlem/)).toBeVisible()
  expect(asked.filter((address) => /52\.3874|4\.6462/.test(address))).toEqual([])
  await page.getByRole('button', { name: 'Neem Haarlem over' }).click()
  await expect(row(page, 'Plaats')).toContainText('Haarlem')
  await expect(row(page, 'Regio')).toContainText('Noord-Holland')
  await toast(page).getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(row(page, 'Plaats')).toContainText('Utrecht')

  await row(page, 'Plaats').click()
  await page.getByRole('combobox').fill('maastr')
  await page.getByRole('option', { name: /^Maastricht/ }).click()
  await expect(row(page, 'Regio')).toContainText('Limburg')

  await page.context().clearPermissions()
  await page.reload()
  await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click()
  await expect(page.getByText('Je browser deelt je locatie niet.')).toBeVisible()
})
