import type { Page } from '@playwright/test'
import type { Db } from '../../../db/client.ts'
import { aStaff, aStaffSession, type TestStaff } from '../../../db/testing/staff.ts'

/** Logs a moderator in to the back office, with their second factor. Nothing is open in the browser yet. */
export async function logInStaff(page: Page, db: Db, traits: Partial<TestStaff> = {}): Promise<TestStaff> {
  const staff = await aStaff(db, traits)
  const value = await aStaffSession(db, staff.id)
  await page.context().addCookies([{ name: 'vonk_staff', value, domain: 'localhost', path: '/admin' }])
  return staff
}
