import type { Page } from '@playwright/test'
import { openAlive } from '../alive.ts'
import { expect } from '../test.ts'

export const orderButton = (page: Page) => page.getByRole('button', { name: 'Bestelling met betalingsverplichting' })

/** The tick without which nothing is ordered. */
export const consent = (page: Page) => page.getByRole('checkbox', { name: /lever mijn credits meteen/ })

/** Ticks and presses what orders, at the checkout that is open. */
export async function placeOrder(page: Page): Promise<void> {
  await consent(page).check()
  await orderButton(page).click()
}

/** Until the page of the test bank is open. */
export const comesToTheBank = (page: Page) => page.waitForURL(/\/sandbox\//)

/** Orders a package, by the first method unless one is named (`p0/paypal`), and goes to the test bank. Nothing is decided there yet. */
export async function order(page: Page, what: string): Promise<void> {
  await openAlive(page, `/credits/${what}`)
  await placeOrder(page)
  await comesToTheBank(page)
}

/** Decides at the test bank what becomes of the payment that is open there, be it an unusual end. */
export async function atTheBank(page: Page, outcome: string): Promise<void> {
  const button = page.getByRole('button', { name: outcome, includeHidden: true }).first()
  if (!(await button.isVisible())) await page.getByText('Ongewone uitkomsten').click()
  await button.click()
}

/** Buys ten credits with a card of the test bank that is to be remembered. */
export async function buyAndRemember(page: Page, card = 'visa'): Promise<void> {
  await openAlive(page, '/credits/p0/creditcard')
  const remember = page.getByRole('checkbox', { name: /Onthoud deze kaart/ })
  await expect(remember).not.toBeChecked()
  await remember.check()
  await placeOrder(page)
  await comesToTheBank(page)
  await page.getByLabel('Kies een testkaart').selectOption(card)
  await atTheBank(page, 'Betalen')
  await expect(page.getByRole('heading', { name: '10 credits erbij' })).toBeVisible()
}
