import { still } from './support/axe.ts'
import { enlargeLetters, expectNoSidewaysScroll, expectWordsWhole } from './support/large-letters.ts'
import { expect, test } from './support/test.ts'

test('a visitor reads the name of the site and whole words, however large the letters @phone', async ({ open }) => {
  const page = await open(null, still)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const place of ['/login', '/reset-password', '/pricing', '/withdrawal', '/pages/return-policy', '/']) {
    await page.goto(place)
    await enlargeLetters(page)
    await expectNoSidewaysScroll(page, place)
    const name = page.getByRole('banner').getByText('Vonk', { exact: true })
    expect.soft(await name.evaluate((it) => it.scrollWidth - it.clientWidth), `the name at ${place}`).toBe(0)
    // Members name themselves as they like.
    const main = page.getByRole('main')
    const words = place === '/' ? main.getByRole('list').filter({ hasText: 'Geen abonnement' }) : main
    await expectWordsWhole(words, place)
  }
})
