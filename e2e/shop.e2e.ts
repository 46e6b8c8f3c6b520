import { openAlive } from './support/alive.ts'
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
