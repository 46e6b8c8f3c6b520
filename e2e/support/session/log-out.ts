import type { Page } from '@playwright/test'

/** Presses the log-out in the menu of a member who is called Ada, unless told otherwise. */
export async function logOut(page: Page, name = 'Ada'): Promise<void> {
  await page.getByRole('button', { name: `Mijn account: ${name}` }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
}
