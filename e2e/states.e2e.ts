import type { Page } from '@playwright/test'
import { expectAccessible, still } from './support/axe.ts'
import { enlargeLetters, expectAmountsWhole, expectNoSidewaysScroll } from './support/large-letters.ts'
import { expectOwnDirections } from './support/looks/directions.ts'
import { expect, test } from './support/test.ts'

// One page load for all of them: who adds a state adds a second.
test.setTimeout(600_000)

/** What the gallery (`/dev/states`) lets a program do. */
interface Gallery {
  names: string[]
  showState: (name: string, member?: string) => Promise<void>
}

const narrow = { width: 320, height: 640 }
const phone = { width: 360, height: 780 }

const showState = (page: Page, name: string, member?: string) =>
  page.evaluate(({ name, member }) => (window as unknown as { gallery: Gallery }).gallery.showState(name, member), {
    name,
    member,
  })

const setRoot = (page: Page, style: { dir?: string; fontSize?: string }) =>
  page.evaluate(({ dir = '', fontSize = '' }) => {
    document.documentElement.dir = dir
    document.documentElement.style.fontSize = fontSize
  }, style)

test('every state of every screen is accessible, light and dark, and fits: narrow, with large letters, from right to left @desktop', async ({
  open,
}) => {
  const page = await open(null, still)
  await page.setViewportSize(narrow)
  await page.goto('/dev/states')
  const names = await page.evaluate(() => (window as unknown as { gallery: Gallery }).gallery.names)
  expect(names.length).toBeGreaterThan(50)
  for (const name of names) {
    await showState(page, name)
    await expectAccessible(page, name)
    await expectNoSidewaysScroll(page, name)
    await page.setViewportSize(phone)
    await enlargeLetters(page)
    await expectNoSidewaysScroll(page, `${name} with large letters`)
    await expectAmountsWhole(page, `${name} with large letters`)
    await setRoot(page, { dir: 'rtl' })
    await expectNoSidewaysScroll(page, `${name} from right to left`)
    await setRoot(page, {})
    await page.setViewportSize(narrow)
    await showState(page, name, 'ليلى')
    await expectOwnDirections(page, name)
  }
})
