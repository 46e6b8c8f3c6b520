import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Opens the newest mail to this address in the mailbox of the demo. It may still be on its way. */
export async function openMailTo(page: Page, email: string, subject: RegExp): Promise<void> {
  const mail = page.getByRole('link', { name: email }).filter({ hasText: subject })
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(mail.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.first().click()
}

/** Presses the button of the mail that is open. */
export async function followMail(page: Page, button: string): Promise<void> {
  await page.locator('iframe').contentFrame().getByRole('link', { name: button }).click()
}
