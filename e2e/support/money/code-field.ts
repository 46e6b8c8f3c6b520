import type { Page } from '@playwright/test'

/** Where a discount code is typed at the checkout; hidden until it is opened, unless a discount counts already. */
export const codeField = (page: Page) => page.getByRole('textbox', { name: 'Kortingscode' })

export const openCodeField = (page: Page) => page.getByText('Kortingscode invullen').click()

/** Types a code and has it used by the Enter key. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await page.keyboard.press('Enter')
}
