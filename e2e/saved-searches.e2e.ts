import type { Page } from '@playwright/test'
import { someSavedSearches } from '../db/testing/factories.ts'
import { hold } from './support/hold.ts'
import { foundMembers } from './support/search.ts'
import { expect, isPhone, test } from './support/test.ts'

/** Few live there, and none of them as old. */
const place = { country: 'IE', region: 'IE-CW', birthDate: '1931-06-01' } as const
const address = '/members?gender=male&country=IE&region=IE-CW&minAge=90'

const saved = (page: Page) => page.getByRole('region', { name: 'Bewaarde zoekopdrachten' })
const chip = (page: Page, name: string) => saved(page).getByRole('link', { name })

async function save(page: Page, name: string): Promise<void> {
  await saved(page).getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bewaar deze zoekopdracht' })
  await dialog.getByLabel('Naam').fill(name)
  await dialog.getByRole('button', { name: 'Bewaren' }).click()
}

async function manage(page: Page) {
  await saved(page).getByRole('button', { name: 'Zoekopdrachten beheren' }).click()
  return page.getByRole('dialog', { name: 'Bewaarde zoekopdrachten' })
}

test('a search is saved, tells of a new member, and shows them when it is applied @phone', async ({ open, join }) => {
  // The other size runs at the same time, and must not meet this one's new member.
  const [gender, name] = isPhone()
    ? (['male', 'Man, 90–99, Carlow'] as const)
    : (['female', 'Vrouw, 90–99, Carlow'] as const)
  const search = address.replace('male', gender)
  const page = await open(await join({ name: 'Ada', gender: 'female' }))
  await page.goto(search)
  await expect(saved(page)).toContainText('Zie voortaan hoeveel nieuwe leden bij je zoekopdracht passen.')
  await saved(page).getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bewaar deze zoekopdracht' })
  await expect(dialog.getByLabel('Naam')).toBeFocused()
  await expect(dialog.getByLabel('Naam')).toHaveValue(name)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(saved(page).getByRole('button', { name: 'Bewaar deze zoekopdracht' })).toBeFocused()
  await expect(chip(page, name)).toHaveAttribute('aria-current', 'page')

  const sean = await join({ ...place, name: 'Sean', gender, confirmedAt: new Date() })
  await page.goto('/members?gender=female&country=NL')
  await expect(foundMembers(page)).toHaveCount(24)
  await expect(chip(page, name)).toContainText('1 nieuw lid')
  await expect(chip(page, name)).not.toHaveAttribute('aria-current')
  const known = page.waitForResponse('**/trpc/savedSearches.markSeen*')
  await chip(page, name).click()
  await expect(page).toHaveURL(search)
  await expect(foundMembers(page).locator(`a[href="/members/${sean.id}"]`)).toBeVisible()
  await expect(chip(page, name)).not.toContainText('nieuw')
  await known
  await page.reload()
  await expect(chip(page, name)).not.toContainText('nieuw')
})

test('who comes while a search is on the screen is there when it is applied again @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', gender: 'female' }))
  await page.goto(address.replace('IE-CW', 'IE-LD'))
  await save(page, 'Longford')
  await expect(chip(page, 'Longford')).toBeVisible()
  const liam = await join({ ...place, region: 'IE-LD', name: 'Liam', gender: 'male', confirmedAt: new Date() })
  await chip(page, 'Longford').click()
  await expect(foundMembers(page).locator(`a[href="/members/${liam.id}"]`)).toBeVisible()
})

test('a saved search is renamed, deleted and brought back, by the keys too @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  await someSavedSearches(db, ada.id, ['Dichtbij'])
  const [page, other] = [await open(ada), await open(ada)]
  await page.goto('/members')
  await other.goto('/members')
  await save(page, 'Ver weg')
  // Her other screen hears of it.
  await expect(chip(other, 'Ver weg')).toBeVisible()

  const sheet = await manage(page)
  await expect(sheet).toContainText('Je hebt 2 van de 5 zoekopdrachten bewaard.')
  await sheet.getByRole('button', { name: 'Dichtbij hernoemen' }).press('Enter')
  await expect(sheet.getByLabel('Naam')).toBeFocused()
  await page.keyboard.type('VER WEG')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Je hebt al een zoekopdracht met deze naam.')).toBeVisible()
  await expect(sheet.getByLabel('Naam')).toBeFocused()
  // Escape puts the form away, not the sheet.
  await page.keyboard.press('Escape')
  await expect(sheet.getByLabel('Naam')).toBeHidden()
  await expect(sheet.getByRole('button', { name: 'Dichtbij hernoemen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByLabel('Naam').fill('In de buurt')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('button', { name: 'In de buurt hernoemen' })).toBeFocused()

  await sheet.getByRole('button', { name: 'In de buurt verwijderen' }).press('Enter')
  await expect(sheet.getByRole('button', { name: 'Verwijderen van In de buurt ongedaan maken' })).toBeFocused()
  await expect(chip(other, 'In de buurt')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('button', { name: 'In de buurt verwijderen' })).toBeVisible()
  await expect(sheet.getByText('Je hebt 2 van de 5 zoekopdrachten bewaard.')).toBeFocused()
  // It is back in its place. Others join meanwhile.
  for (const one of [page, other]) await expect(saved(one).locator('li')).toHaveText([/^In de buurt/, /^Ver weg/])

  // What goes while it is renamed says so in its place, and can be brought back from here.
  await sheet.getByRole('button', { name: 'Ver weg hernoemen' }).click()
  const others = await manage(other)
  await others.getByRole('button', { name: 'Ver weg verwijderen' }).dblclick()
  await expect(sheet.getByText('‘Ver weg’ is verwijderd.')).toBeVisible()
  await expect(sheet.getByText('Je hebt 1 van de 5 zoekopdrachten bewaard.')).toBeFocused()
  // A double press is one: it neither takes the next one along nor undoes itself.
  await expect(chip(page, 'In de buurt')).toBeAttached()
  await expect(others.getByText('‘Ver weg’ is verwijderd.')).toBeVisible()
  await sheet.getByRole('button', { name: 'In de buurt verwijderen' }).click()
  await expect(sheet.getByText('‘In de buurt’ is verwijderd.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(saved(page).getByRole('button', { name: 'Bewaar deze zoekopdracht' })).toBeFocused()
})

test('what is saved is what the dialog shows, and what is applied stands in the fields @desktop', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada', gender: 'female' }))
  await page.goto('/members?gender=male&minAge=30&maxAge=40')
  await page.getByLabel('Tot en met').selectOption('50')
  const letThrough = await hold(page, '**/trpc/members.search*')
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click()
  await expect(page).toHaveURL(/maxAge=50/)
  await saved(page).getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click()
  await expect(page.getByRole('dialog').getByLabel('Naam')).toHaveValue(/30–50/)
  letThrough()
  await page.goBack()
  await expect(page).toHaveURL(/maxAge=40/)
  await page.getByRole('dialog').getByRole('button', { name: 'Bewaren' }).click()
  await chip(page, 'Man, 30–50').click()
  await expect(page).toHaveURL(/maxAge=50/)

  await page.getByLabel('Leeftijd van').selectOption('45')
  await chip(page, 'Man, 30–50').click()
  await expect(page.getByLabel('Leeftijd van')).toHaveValue('30')
})

test('a sixth search has no room, and is told so here and by the server @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  await someSavedSearches(db, ada.id, ['Een', 'Twee', 'Drie', 'Vier'])
  const [page, other] = [await open(ada), await open(ada)]
  await page.goto('/members')
  await other.goto('/members')
  await saved(other).getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click()
  await save(page, 'Vijf')
  await expect(chip(page, 'Vijf')).toBeVisible()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Naam').fill('Zes')
  await dialog.getByRole('button', { name: 'Bewaren' }).click()
  await expect(dialog).toContainText('Je kunt 5 zoekopdrachten bewaren. Verwijder er eerst een.')

  await saved(page).getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bewaarde zoekopdrachten' })
  await expect(sheet).toContainText('Je kunt 5 zoekopdrachten bewaren. Verwijder er eerst een.')
  await sheet.getByRole('button', { name: 'Drie verwijderen' }).click()
  await page.keyboard.press('Escape')
  await expect(chip(page, 'Drie')).toHaveCount(0)
  await save(page, 'Zes')
  await expect(saved(page).getByRole('link')).toHaveText([/^Een/, /^Twee/, /^Vier/, /^Vijf/, /^Zes/])
})

test('a visitor is offered nothing to save @phone', async ({ open }) => {
  const page = await open(null)
  await page.goto('/members')
  await expect(foundMembers(page)).toHaveCount(24)
  await expect(saved(page)).toHaveCount(0)
})

test('the way to save comes with what is saved, which would move it from under a finger @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  await someSavedSearches(db, ada.id, ['Dichtbij'])
  const page = await open(ada)
  const letThrough = await hold(page, '**/trpc/savedSearches.list*')
  await Promise.all([page.waitForRequest('**/trpc/savedSearches.list*'), page.goto('/members')])
  await expect(page.getByRole('link', { name: 'Matchfinder' })).toBeVisible()
  await expect(saved(page)).toHaveCount(0)
  letThrough()
  await expect(chip(page, 'Dichtbij')).toBeVisible()
  await expect(saved(page).getByRole('button', { name: 'Bewaar deze zoekopdracht' })).toBeVisible()
})
