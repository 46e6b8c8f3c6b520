import type { Locator, Page } from '@playwright/test'
import { untilDrawn } from './drawn.ts'
import { isPhone } from './test.ts'

export interface Wanted {
  gender?: 'Man' | 'Vrouw' | 'Iedereen'
  country?: string
  region?: string
  from?: number
  to?: number
}

/** Searches with the filters: a row above the results on a desktop, a sheet on a phone. */
export async function searchFor(page: Page, { gender, country, region, from, to }: Wanted): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: 'Filters', exact: true }).click()
  const filters = page.getByRole(isPhone() ? 'dialog' : 'form', { name: 'Filters' })
  const choose = async (label: string, option: string | undefined) => {
    if (option) await filters.getByLabel(label).selectOption({ label: option })
  }
  if (gender && isPhone()) await chooseChip(filters, 'Ik zoek', gender)
  else await choose('Ik zoek', gender)
  await choose('Land', country)
  await choose('Regio', region)
  await choose('Leeftijd van', from?.toString())
  await choose('Tot en met', to?.toString())
  // The results of the previous search remain until the new ones are drawn.
  await untilDrawn(page, /members\.search/, () => searchButton(filters).click())
}

/** The row's, or the sheet's, which says how many there are. */
export const searchButton = (filters: Locator): Locator =>
  filters.getByRole('button', { name: /^(Zoeken|Toon .*(lid|leden))$/ })

export const foundMembers = (page: Page): Locator =>
  page.getByRole('list', { name: 'Gevonden leden' }).getByRole('article')

/** How many the heading says there are. */
export async function saidTotal(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { name: /\d (leden|lid) gevonden/ })
  return Number.parseInt((await heading.textContent()) ?? '', 10)
}

/** One of the short choices of a form whose options are all in sight. */
export const chooseChip = (form: Locator, label: string, option: string): Promise<void> =>
  form.getByRole('group', { name: label }).getByText(option, { exact: true }).click()
