import type { Locator, Page } from '@playwright/test'
import { expect, isPhone } from './test.ts'

export const password = 'vier losse woorden samen'

export interface Newcomer {
  name: string
  email: string
}

/** Begins at the front door; sign-up opens above the page on a desktop, and is a page of its own on a phone. */
export async function beginSignUp(page: Page, { name, email }: Newcomer): Promise<Locator> {
  await page.goto('/')
  const start = page.getByRole('form', { name: 'Inschrijven' })
  await start.getByLabel('Profielnaam').fill(name)
  await start.getByLabel('E-mailadres').fill(email)
  await start.getByRole('button', { name: 'Gratis inschrijven' }).click()
  const signUp = isPhone() ? page.getByRole('main') : page.getByRole('dialog')
  await expect(signUp.getByRole('heading', { name: 'Wie zoekt wie?' })).toBeVisible()
  if (isPhone()) await expect(page).toHaveURL('/signup')
  return signUp
}

export async function goOn(signUp: Locator, heading: string): Promise<void> {
  await signUp.getByRole('button', { name: /^(Verder|Overslaan)$/ }).click()
  await expect(signUp.getByRole('heading', { name: heading })).toBeVisible()
}

export async function chooseGender(signUp: Locator, own: 'Man' | 'Vrouw', wanted: 'Een man' | 'Een vrouw' | 'Allebei') {
  await signUp.getByRole('group', { name: 'Ik ben een' }).getByText(own, { exact: true }).click()
  await signUp.getByRole('group', { name: 'Ik zoek' }).getByText(wanted, { exact: true }).click()
}

export async function typeBirthDate(signUp: Locator, day: string, month: string, year: string): Promise<void> {
  await signUp.getByLabel('Dag').fill(day)
  await signUp.getByLabel('Maand').fill(month)
  await signUp.getByLabel('Jaar').fill(year)
}

/** From the front door to the last button, with nothing but what must be said. */
export async function fillSignUp(page: Page, newcomer: Newcomer): Promise<Locator> {
  const signUp = await beginSignUp(page, newcomer)
  await chooseGender(signUp, 'Man', 'Een vrouw')
  await goOn(signUp, 'Even voorstellen')
  await fillFromBirthDate(signUp)
  return signUp
}

/** The same where it was opened elsewhere, and nothing is known yet. */
export async function fillOpenedSignUp(signUp: Locator, { name, email }: Newcomer): Promise<void> {
  await chooseGender(signUp, 'Man', 'Een vrouw')
  await goOn(signUp, 'Even voorstellen')
  await signUp.getByLabel('Profielnaam').fill(name)
  await signUp.getByLabel('E-mailadres').fill(email)
  await fillFromBirthDate(signUp)
}

async function fillFromBirthDate(signUp: Locator): Promise<void> {
  await typeBirthDate(signUp, '3', '2', '1990')
  await goOn(signUp, 'Waar woon je?')
  await goOn(signUp, 'Vertel iets over jezelf')
  await goOn(signUp, 'Kies een wachtwoord')
  await signUp.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await signUp.getByRole('checkbox').check()
}

/** The account is made: on without a photo. */
export async function skipPhoto(signUp: Locator): Promise<void> {
  await expect(signUp.getByRole('heading', { name: 'Zet een foto op je profiel' })).toBeVisible()
  await signUp.getByRole('button', { name: 'Overslaan' }).click()
}

/** The same, and presses it. */
export async function sendSignUp(page: Page, newcomer: Newcomer): Promise<Locator> {
  const signUp = await fillSignUp(page, newcomer)
  await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
  return signUp
}

export async function expectMailSent(signUp: Locator, email: string): Promise<void> {
  await skipPhoto(signUp)
  await expect(signUp.getByRole('heading', { name: 'Nog één ding: bevestig je e-mailadres' })).toBeVisible()
  await expect(signUp).toContainText(`We hebben een mail gestuurd naar ${email}`)
}
