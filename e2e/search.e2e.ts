import type { Page } from '@playwright/test'
import { typeAtOnce } from './support/keys.ts'
import { chooseChip, foundMembers, saidTotal, searchButton, searchFor } from './support/search.ts'
import { expect, test } from './support/test.ts'

test('a search shows its total and page after page, everybody once @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', gender: 'female', country: 'BE' })
  const page = await open(ada)
  await page.goto('/members')
  await searchFor(page, { gender: 'Vrouw', country: 'België', from: 30, to: 59 })
  await expect(page).toHaveURL(/gender=female.*country=BE|country=BE.*gender=female/)
  await expect(foundMembers(page)).toHaveCount(24)
  const total = await saidTotal(page)
  expect(total).toBeGreaterThan(24)

  const more = page.getByRole('button', { name: 'Meer leden laden' })
  for (let shown = 24; shown < total; shown += 24) {
    await expect(foundMembers(page)).toHaveCount(shown)
    await more.click()
  }
  await expect(foundMembers(page)).toHaveCount(total)
  await expect(more).toBeHidden()
  const addresses = await foundMembers(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(total)
  for (const words of await foundMembers(page).getByRole('heading').allTextContents()) {
    const age = Number(/(\d+)$/.exec(words)?.[1])
    expect(age).toBeGreaterThanOrEqual(30)
    expect(age).toBeLessThanOrEqual(59)
  }
})

test('a search that finds few shows who lies just outside it @phone', async ({ open, join }) => {
  const ben = await join({ name: 'Ben', gender: 'male', region: 'NL-DR', city: 'Assen', birthDate: '1985-06-01' })
  const page = await open(await join({ gender: 'female' }))
  await page.goto('/members')
  await searchFor(page, { gender: 'Man', country: 'Nederland', region: 'Drenthe', from: 41, to: 41 })
  await expect(foundMembers(page).locator(`a[href="/members/${ben.id}"]`)).toBeVisible()
  // Ben is in the first search, too; only the total shows that the second one has been drawn.
  await expect.poll(() => saidTotal(page)).toBeLessThan(24)
  const found = await saidTotal(page)

  const similar = page.getByRole('region', { name: 'Vergelijkbare leden' })
  await expect(similar.getByText(/^\d+\+? leden die net buiten je zoekopdracht vallen$/)).toBeVisible()
  await expect(similar.getByText(/^Zonder deze filters gezocht: regio/)).toBeVisible()
  await expect(similar.getByRole('article')).toHaveCount(24)
  await similar.getByRole('button', { name: 'Zoek ruimer' }).click()
  await expect.poll(() => saidTotal(page)).toBeGreaterThan(found)
})

test('a first search is for people of about one’s own age; another choice stays, also for all ages @desktop', async ({
  open,
  join,
}) => {
  const birthDate = new Date()
  birthDate.setUTCFullYear(birthDate.getUTCFullYear() - 42, 0, 1)
  const page = await open(await join({ gender: 'male', birthDate: birthDate.toISOString().slice(0, 10) }))
  await page.goto('/members')
  await expectAges(page, 32, 52)
  await expect(foundMembers(page)).toHaveCount(24)
  for (const words of await foundMembers(page).getByRole('heading').allTextContents()) {
    const age = Number(/(\d+)$/.exec(words)?.[1])
    expect(age).toBeGreaterThanOrEqual(32)
    expect(age).toBeLessThanOrEqual(52)
  }

  const near = await saidTotal(page)
  await searchFor(page, { from: 18, to: 99 })
  await expect.poll(() => saidTotal(page)).toBeGreaterThan(near)
  await expect(page).toHaveURL(/\/members\?gender=female&country=NL$/)
  await expectAges(page, 18, 99)
  await page.goto('/members')
  await expectAges(page, 18, 99)

  const visitors = await open(null)
  await visitors.goto('/members')
  await expectAges(visitors, 18, 99)
})

test('the filters of a phone start over as often as one likes, and nothing is searched until one says so @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ gender: 'male' }))
  await page.goto('/members')
  // The row of wide screens is some hundred options.
  await expect(page.locator('form[action="/members"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  for (const country of ['België', 'Alle landen']) {
    await filters.getByLabel('Land').selectOption({ label: country })
    await chooseChip(filters, 'Ik zoek', 'Man')
    await filters.getByRole('button', { name: 'Begin opnieuw' }).click()
    await expect(filters.getByLabel('Land')).toHaveValue('NL')
    await expect(filters.getByRole('radio', { name: 'Vrouw' })).toBeChecked()
    await expect(filters.getByLabel('Regio')).toBeEnabled()
  }
  await expect(page).toHaveURL('/members')
  await filters.getByLabel('Regio').selectOption({ label: 'Utrecht' })
  await searchButton(filters).click()
  await expect(page).toHaveURL(/gender=female&country=NL&region=NL-UT/)
})

test('the filters say how many they would find, once for all that was chosen, and do without when nobody tells @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ gender: 'male', country: 'NL' }))
  await page.clock.install()
  // Fewer members have this age than the total counts up to, even with the members of other tests.
  await page.goto('/members?gender=all&country=NL&minAge=40')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('members.count')) asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  const show = searchButton(filters)
  const count = filters.locator('footer').getByRole('status')
  await expect(count).toHaveText(/^\d+ leden gevonden$/)
  const everybody = (await count.textContent()) ?? ''
  await expect(show).toHaveAccessibleName(`Toon ${Number.parseInt(everybody, 10)} leden`)
  const width = (await show.boundingBox())?.width

  const before = asked.length
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const choose of [
    () => chooseChip(filters, 'Ik zoek', 'Vrouw'),
    () => filters.getByLabel('Regio').selectOption({ label: 'Utrecht' }),
    () => filters.locator('summary', { hasText: 'Haarkleur' }).click(),
    () => filters.getByRole('option', { name: 'Rood', exact: true }).click(),
    () => filters.getByRole('option', { name: 'Blond', exact: true }).click(),
  ]) {
    await choose()
    await page.clock.runFor(100)
  }
  expect(asked).toHaveLength(before)
  await page.clock.resume()
  await expect(count).toHaveText(/gevonden$/)
  await expect(count).not.toHaveText(everybody)
  expect(asked).toHaveLength(before + 1)
  expect((await show.boundingBox())?.width).toBe(width)

  await page.route('**/trpc/members.count**', (route) => route.abort())
  await filters.getByLabel('Leeftijd van').selectOption('20')
  await expect(show).toHaveAccessibleName('Toon leden')
  await expect(count).toBeEmpty()
  expect((await show.boundingBox())?.width).toBe(width)
  await show.click()
  await expect(page).toHaveURL(/hairColour=blond(,|%2C)red/)
})

test('a search by what members say stands in the address and in chips, and each chip lifts its own @phone', async ({
  open,
  join,
}) => {
  const here = {
    gender: 'male',
    country: 'IE',
    region: 'IE-LM',
    city: 'Carrick-on-Shannon',
    birthDate: '1960-06-01',
  } as const
  const said = { hairColour: 'red', interests: ['sailing', 'baking'] } as const
  const seen = await join({ ...here, ...said, interests: [...said.interests], name: 'Conor' })
  const other = await join({ ...here, name: 'Declan' })
  const page = await open(await join({ gender: 'female', country: 'IE', region: 'IE-LM', city: 'Carrick-on-Shannon' }))
  await page.goto('/members?gender=male&country=IE&region=IE-LM')
  const found = (id: string) => foundMembers(page).locator(`a[href="/members/${id}"]`)
  await expect(found(other.id)).toBeVisible()

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await chooseChip(filters, 'Afstand', 'Tot 10 km')
  await filters.locator('summary', { hasText: 'Haarkleur' }).click()
  await filters.getByRole('option', { name: 'Rood', exact: true }).click()
  // By the keyboard as well: one stop for all words, letters lead to them.
  await filters.locator('summary', { hasText: 'Interesses' }).press('Enter')
  await filters.getByRole('listbox', { name: 'Interesses' }).getByRole('option').first().focus()
  await typeAtOnce(page, 'zeil')
  await page.keyboard.press('Space')
  await chooseChip(filters, 'Volgorde', 'Dichtstbij eerst')
  await searchButton(filters).click()

  await expect(page).toHaveURL(/distance=10&interests=sailing&hairColour=red&order=nearest/)
  await expect(found(seen.id)).toBeVisible()
  await expect(foundMembers(page).first()).toContainText('Conor')
  await expect(page.getByText('Dichtstbij eerst')).toBeVisible()
  await page.reload()
  const set = page.getByRole('group', { name: 'Ingestelde filters' })
  for (const chip of ['Tot 10 km', 'Zeilen', 'Rood']) {
    await set.getByRole('button', { name: `Filter verwijderen: ${chip}` }).click()
    await expect(set.getByRole('button', { name: `Filter verwijderen: ${chip}` })).toBeHidden()
  }
  await expect(page).toHaveURL(/gender=male&country=IE&region=IE-LM&order=nearest$/)
  await expect(found(other.id)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/hairColour=red/)
  await expect(found(other.id)).toHaveCount(0)

  const homeless = await open(await join({ gender: 'female', city: null }))
  await homeless.goto('/members?gender=male&country=IE&distance=10')
  await expect(homeless.getByRole('link', { name: 'Vul je woonplaats in' })).toHaveAttribute('href', '/profile')
  await homeless.getByRole('button', { name: 'Filters', exact: true }).click()
  const distance = homeless.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: 'Afstand' })
  await expect(distance.getByRole('radio', { name: 'Tot 10 km' })).toBeDisabled()
  await expect(distance).toHaveAccessibleDescription(/^Vul eerst je woonplaats in\./)
  await homeless.keyboard.press('Escape')
  await homeless.getByRole('button', { name: 'Zoek zonder afstand' }).click()
  await expect(homeless).toHaveURL(/gender=male&country=IE$/)
  await expect(foundMembers(homeless).first()).toBeVisible()
})

test('where nobody is found one gets to everybody with one press @phone', async ({ open, join }) => {
  const page = await open(await join({ gender: 'female' }))
  await page.goto('/members?gender=male&country=IE&region=IE-LM&minAge=99&maxAge=99')
  await expect(page.getByRole('heading', { name: 'Geen leden gevonden' })).toBeVisible()
  await page.getByRole('button', { name: 'Zoek in heel Vonk' }).click()
  await expect(foundMembers(page)).toHaveCount(24)
})

test('nobody finds an unconfirmed, an invisible or a blocked member @phone', async ({ open, join }) => {
  const here = { gender: 'male', country: 'IE', region: 'IE-MN', birthDate: '1927-06-01' } as const
  const ada = await join({ name: 'Ada', gender: 'female' })
  const [seen, blocked] = [await join({ ...here, name: 'Sean' }), await join({ ...here, name: 'Brian' })]
  const unconfirmed = await join({ ...here, name: 'Ultan', confirmedAt: null })
  const invisible = await join({ ...here, name: 'Ian', invisibleSince: new Date(), searchable: false })
  const page = await open(ada)
  await page.goto(`/members/${blocked.id}`)
  await page.getByRole('button', { name: 'Meer: melden of blokkeren' }).click()
  await page.getByRole('button', { name: 'Brian blokkeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click()
  await expect(page.getByText('Je hebt Brian geblokkeerd.')).toBeVisible()

  await page.goto('/members?gender=male&country=IE&region=IE-MN&minAge=99&maxAge=99')
  await expect(foundMembers(page).locator(`a[href="/members/${seen.id}"]`)).toBeVisible()
  for (const gone of [unconfirmed, invisible, blocked]) {
    await expect(page.locator(`a[href="/members/${gone.id}"]`)).toHaveCount(0)
    await page.goto(`/members/${gone.id}`)
    await expect(page.getByRole('heading', { name: 'Dit profiel is niet te vinden' })).toBeVisible()
    await page.goBack()
  }
})

test('a visitor sees a first page, and is asked in for more, for a like and for a message @desktop', async ({
  open,
}) => {
  const page = await open(null)
  await page.goto('/members')
  await expect(foundMembers(page)).toHaveCount(24)
  await expect(page.getByRole('button', { name: 'Meer leden laden' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Zie alle leden' })).toBeVisible()

  const first = foundMembers(page).first()
  await first.getByRole('button', { name: /^Like voor/ }).click()
  const question = page.getByRole('dialog', { name: 'Log in om een like te geven' })
  await question.getByRole('link', { name: 'Gratis inschrijven' }).click()
  await expectSignupForSomebody(page)
  await page.goBack()
  await expect(page).toHaveURL('/members')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await first.getByRole('link').click()
  const profile = /\/members\/[\w-]+$/
  await expect(page).toHaveURL(profile)
  await page.getByRole('link', { name: 'Stuur bericht' }).click()
  await expectSignupForSomebody(page)
  await page.goBack()
  await expect(page).toHaveURL(profile)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Above the page, which stays. */
async function expectSignupForSomebody(page: Page): Promise<void> {
  const signUp = page.getByRole('dialog', { name: 'Wie zoekt wie?' })
  await expect(signUp.getByText(/^Maak een profiel om .* te leren kennen$/).filter({ visible: true })).toBeVisible()
  await expect(page).not.toHaveURL(/signup/)
}

async function expectAges(page: Page, from: number, to: number): Promise<void> {
  const filters = page.getByRole('form', { name: 'Filters' })
  await expect(filters.getByLabel('Leeftijd van')).toHaveValue(`${from}`)
  await expect(filters.getByLabel('Tot en met')).toHaveValue(`${to}`)
}
