import type { Page } from '@playwright/test'
import { composeIBAN } from 'ibantools'
import { openAlive } from '../alive.ts'
import { expect } from '../test.ts'
import { placeOrder } from './bank.ts'

/** Orders a package at the checkout, to be paid by direct debit. */
export async function order(page: Page, packageId = 'p2'): Promise<void> {
  await openAlive(page, `/credits/${packageId}/sdd`)
  await placeOrder(page)
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
  await page.getByLabel('Huisnummer', { exact: true }).fill('18')
  await page.getByLabel('Mobiel nummer').fill(phone)
}

export const sendCode = (page: Page) => page.getByRole('button', { name: 'Stuur mij de sms-code' }).click()

const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0')

/** A phone of the test's own. */
export const aPhone = () => `061${digits(7)}`

/** An account of the test's own. */
export const anIban = () => composeIBAN({ countryCode: 'NL', bban: `ABNA${digits(10)}` }) ?? ''

export const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Sms-code').fill(code)
  await page.getByRole('button', { name: 'Bevestig de incasso' }).click()
}

/** What was sent to a phone. */
export async function codeOn(page: Page, phone: string): Promise<string> {
  const inbox = await page.context().newPage()
  const message = inbox.getByRole('listitem').filter({ hasText: `+31${phone.slice(1)}` })
  await expect(async () => {
    await inbox.goto('/dev/sms')
    await expect(message.first()).toBeVisible({ timeout: 500 })
  }).toPass()
  const [code = ''] = /\b\d{6}\b/.exec((await message.first().locator('pre').textContent()) ?? '') ?? []
  await inbox.close()
  return code
}

/** Orders, fills in all of it and asks for a code. */
export async function askForCode(
  page: Page,
  debtor: { phone?: string; iban?: string; packageId?: string } = {},
): Promise<void> {
  const { phone = aPhone(), iban = anIban(), packageId } = debtor
  await order(page, packageId)
  await fillIn(page, phone)
  await page.getByLabel('IBAN').fill(iban)
  await page.getByRole('checkbox').check()
  await sendCode(page)
}
