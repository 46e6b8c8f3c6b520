import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('a member chooses a bundle at the price that is theirs, and goes on with it', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', createdAt: new Date(Date.now() - 60_000) }))
  await openAlive(page, '/credits')
  await expect(page.getByRole('radio', { name: '60 credits' })).toBeChecked()
  await expect(page.getByText('Doorgestreept staat de prijs zonder korting.')).toBeVisible()
  await page.getByText('10 credits', { exact: true }).click()
  await expect(page.getByRole('radio', { name: '10 credits € 0,75 per bericht € 7,49' })).toBeChecked()
  await page.getByRole('link', { name: 'Verder met 10 credits' }).click()
  await expect(page).toHaveURL('/credits/p0')
})

test('anybody looks up what is sold where @phone', async ({ open }) => {
  const page = await open(null)
  await page.goto('/pricing?country=GB')
  await expect(page.getByRole('row', { name: '10 credits £' })).toContainText('£ 8,99')
  await page.getByRole('link', { name: 'België' }).click()
  await expect(page.getByRole('row', { name: '60 credits' })).toContainText('€ 47,99')
})

test('what goes beyond a member’s own limit cannot be chosen, and says how much is left', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', premiumSince: new Date() }), still)
  await limitTheWeekTo(page, '50')
  await openAlive(page, '/credits')
  await expect(page.getByRole('radio', { name: /60 credits/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^150 credits/ })).toBeDisabled()
  await expect(page.getByText(/Past niet: je hebt deze week nog €\s50,00/)).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Je limiet: €\s50,00 per week/ })).toBeVisible()
  await expectAccessible(page, 'shop within a limit')

  await limitTheWeekTo(page, '20')
  await openAlive(page, '/credits')
  await expect(page.getByRole('radio', { name: /^10 credits/ })).toBeChecked()

  await limitTheWeekTo(page, '5')
  await openAlive(page, '/credits')
  await expect(page.getByRole('heading', { name: 'Je weeklimiet is bereikt' })).toBeVisible()
  await expect(page.getByText('Vanaf maandag kun je weer credits kopen.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Verder met/ })).toHaveCount(0)
  await expectAccessible(page, 'limit reached')
})

async function limitTheWeekTo(page: Page, euros: string): Promise<void> {
  await openAlive(page, '/credits/limit')
  const week = page.getByRole('switch', { name: 'Per week' })
  if ((await week.getAttribute('aria-checked')) !== 'true') await week.click()
  await page.getByLabel('Hoogste bedrag').fill(euros)
  await page.getByRole('button', { name: 'Bewaar limieten' }).click()
  await expect(page.getByText('Bewaard')).toBeVisible()
}
