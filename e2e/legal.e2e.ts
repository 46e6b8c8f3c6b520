import { expect, test } from './support/test.ts'

test('terms and privacy that one must agree to have a text, without script too @phone', async ({ open }) => {
  const page = await open(null, { javaScriptEnabled: false })
  for (const [path, ...headings] of [
    ['/pages/terms', 'Voorwaarden', 'Hoe we met elkaar omgaan', 'Geld', 'Stoppen'],
    ['/pages/privacy', 'Privacy', 'Wat we bewaren', 'Wie wat ziet', 'Hoe lang', 'Wat je kunt vragen'],
  ] as const) {
    await page.goto(path)
    for (const name of headings) await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.getByText('Dit is een voorbeeldtekst voor de demo van Vonk.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'support@localhost' }).first()).toBeVisible()
  }
})

test('what one must agree to can be read before one says one’s age @phone', async ({ open }) => {
  const page = await open(null, { meetsEntryWarning: true })
  for (const path of ['/pages/terms', '/pages/privacy']) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Inloggen' }).first().focus()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.goto('/members')
  await expect(page.getByRole('dialog')).toBeVisible()
})
