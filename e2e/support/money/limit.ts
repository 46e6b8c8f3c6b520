import type { Page } from '@playwright/test'
import { openAlive } from '../alive.ts'
import { expect } from '../test.ts'

/** Sets what may be spent in euros, by who has no limit for the other period. */
export async function limitTo(page: Page, period: 'Per week' | 'Per maand', euros: string): Promise<void> {
  await openAlive(page, '/credits/limit')
  const on = page.getByRole('switch', { name: period })
  if ((await on.getAttribute('aria-checked')) !== 'true') await on.click()
  await page.getByLabel('Hoogste bedrag').fill(euros)
  await page.getByRole('button', { name: 'Limieten opslaan' }).click()
  await expect(page.getByText('Opgeslagen')).toBeVisible()
}
