import type { Page } from '@playwright/test'
import { openAlive } from '../alive.ts'
import { expect } from '../test.ts'

/** Orders a package at the checkout, to be paid by direct debit. */
export async function order(page: Page): Promise<void> {
  await openAlive(page, '/credits/p2/sdd')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()
  await expect(page.getByRole('heading', { name: 'Je gegevens' })).toBeVisible()
}

/** All but the account and the tick. */
export async function fillIn(page: Page, phone: string): Promise<void> {
  const details = {
    'Naam rekeninghouder': 'S. de Wit',
    Straat: 'Kleine Houtweg',
    Postcode: '2012 CB',
    Woonplaats: 'Haarlem',
  }
  for (const [label, text] of Object.entries(details)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Nummer', { exact: true }).fill('18')
  await page.getByLabel('Mobiel nummer').fill(phone)
}

export const sendCode = (page: Page) => page.getByRole('button', { name: 'Stuur mij de sms-code' }).click()

/** A phone of the test's own. */
export const aPhone = () => `061${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
