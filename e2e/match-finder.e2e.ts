import type { Page } from '@playwright/test'
import { foundMembers } from './support/search.ts'
import { expect, test } from './support/test.ts'

const people = (page: Page) => page.getByRole('list', { name: 'Mensen om mee te beginnen' }).getByRole('listitem')
const question = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words })

async function answer(page: Page, words: string): Promise<void> {
  await page.getByRole('radio', { name: words }).check()
  await page.getByRole('button', { name: /^(Volgende vraag|Bekijk wie erbij past)$/ }).click()
}

test('a member answers three questions and meets six people; what they answered stays in the browser @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada', gender: 'female' }))
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/match-finder?step=results')
  await expect(question(page, 'Welke leeftijd spreekt je aan?')).toBeVisible()
  await page.getByRole('button', { name: 'Volgende vraag' }).click()
  await expect(page.getByRole('alert')).toHaveText('Kies een antwoord.')
  await answer(page, '35 en ouder')
  await answer(page, 'Sexy')
  await expect(page.getByText('Vraag 3 van 3')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Geen voorkeur' })).toBeChecked()
  // Back leads to the question before, as it was answered.
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Sexy' })).toBeChecked()
  await page.goForward()
  await answer(page, 'Wit')

  await expect(question(page, 'Zes mensen om mee te beginnen')).toBeVisible()
  await expect(people(page)).toHaveCount(6)
  for (const words of await people(page).getByRole('heading').allTextContents()) {
    expect(Number(/\d+$/.exec(words)?.[0])).toBeGreaterThanOrEqual(35)
  }
  expect(sent.filter((one) => /sexy|white|appearance|race/i.test(one))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/sexy|white/i)

  await page.getByRole('button', { name: 'Filter verwijderen: 35 en ouder' }).click()
  await expect(page.getByRole('button', { name: 'Filter verwijderen: 35 en ouder' })).toBeHidden()
  await expect(people(page)).toHaveCount(6)
  await page.getByRole('link', { name: 'Zoek verder' }).click()
  await expect(foundMembers(page)).toHaveCount(24)
  await page.goBack()
  await expect(people(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Begin opnieuw' }).click()
  await expect(question(page, 'Welke leeftijd spreekt je aan?')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a visitor finds people too, and is led to the sign-up @phone', async ({ open }) => {
  const page = await open(null)
  await page.goto('/match-finder')
  await answer(page, '18 tot 35')
  await answer(page, 'Gewoon')
  await answer(page, 'Geen voorkeur')
  await expect(people(page)).toHaveCount(6)
  await page.getByRole('link', { name: 'Gratis inschrijven' }).click()
  await expect(page).toHaveURL(/\/signup/)
})

test('somebody new sees whom they may like, and confirms first @phone', async ({ open, join }) => {
  const visitor = await open(null)
  await visitor.goto('/signup-matches')
  await expect(visitor).toHaveURL(/\/signup$/)
  const page = await open(await join({ name: 'Ada', confirmedAt: null }))
  await page.goto('/signup-matches')
  await expect(question(page, 'Misschien passen deze mensen bij je')).toBeVisible()
  await expect(people(page)).toHaveCount(12)
  await page.getByRole('link', { name: 'E-mailadres bevestigen' }).click()
  await expect(page).toHaveURL(/\/complete-signup$/)
})
