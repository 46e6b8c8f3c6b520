import { openAlive } from './support/alive.ts'
import { expect, test } from './support/test.ts'

test('a spending limit is set at once, and raised only a day later @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada' })
  const [page, other] = [await open(ada), await open(ada)]
  await openAlive(page, '/credits/limit')
  await openAlive(other, '/credits/limit')
  const [amount, save] = [page.getByLabel('Hoogste bedrag'), page.getByRole('button', { name: 'Bewaar limieten' })]

  await page.getByRole('switch', { name: 'Per week' }).click()
  await amount.fill('veel')
  await save.click()
  await expect(amount).toHaveAccessibleDescription(/Vul een bedrag in/)
  await page.setViewportSize({ width: 360, height: 520 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(save).toBeInViewport({ ratio: 1 })
  await amount.fill('50')
  await amount.press('Enter')
  await expect(page.getByText('€ 0,00 besteed, nog € 50,00.')).toBeVisible()
  await expect(save).toBeFocused()
  await expect(other.getByText('€ 0,00 besteed, nog € 50,00.')).toBeVisible()

  await amount.fill('75,50')
  await save.click()
  await expect(page.getByText(/Je weeklimiet gaat op .* van €\s50,00 naar €\s75,50/)).toBeVisible()
  await expect(other.getByText(/naar €\s75,50/)).toBeVisible()
  await other.getByRole('button', { name: 'Niet verhogen' }).click()
  await expect(page.getByText(/naar €\s75,50/)).toBeHidden()
  await expect(amount).toHaveValue('50,00')

  await openAlive(other, '/transactions')
  await expect(other.getByRole('link', { name: /Je limiet: €\s50,00 per week/ })).toBeVisible()
})
