import type { Page } from '@playwright/test'
import type { Database } from '../../db/client.ts'
import type { TestMember } from '../../db/testing/factories.ts'
import { claimFor } from '../../db/testing/staff.ts'
import type { Browsers } from './browsers/browsers.ts'
import { logInStaff } from './session/staff.ts'
import { expect, isPhone } from './test.ts'

/** A name that nobody else at the queue has. */
export const aName = (name: string) => `${name}${Math.random().toString(36).slice(2, 8)}`

/** The first of this member’s photos that are in hand. */
export const firstInHand = (page: Page, { name }: TestMember) =>
  page.getByRole('button', { name: new RegExp(`Foto \\d+ van ${name}`) }).first()

/** Somebody of the staff at the queue, with the photo of this member in hand: others’ stand there, too. */
export async function atTheQueue(
  { db }: Database,
  open: Browsers['open'],
  member: TestMember,
  id: string = crypto.randomUUID(),
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await open(null)
  await prepare?.(page)
  await logInStaff(page, db, { id, name: aName('Mila') })
  await claimFor(db, id, member.id)
  await page.goto('/admin/photos')
  await firstInHand(page, member).click()
  await expect(page.getByRole('heading', { name: new RegExp(`^${member.name}`) })).toBeVisible()
  return page
}

/** Nobody decides on what they have not seen. */
export const isSeen = (page: Page) =>
  expect(page.getByRole('region', { name: /^Foto van/ })).toHaveAttribute('aria-busy', 'false')

/** Decides by a key, or on a phone by the button that does the same. */
export async function press(page: Page, key: string, button: string): Promise<void> {
  await isSeen(page)
  if (isPhone()) await page.getByRole('button', { name: button }).click()
  else await page.keyboard.press(key)
}
