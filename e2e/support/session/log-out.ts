import type { Page } from '@playwright/test'

/** Presses "log out" in the member's menu. */
export async function logOut(page: Page, name = 'Ada'): Promise<void> {
  await page.getByRole('button', { name: `Mijn account: ${name}` }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
}
