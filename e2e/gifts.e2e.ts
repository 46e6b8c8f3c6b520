import type { Page } from '@playwright/test'
import { aConversation } from '../db/testing/factories.ts'
import { openTalk, rowOf } from './support/chat.ts'
import { expect, moving, test } from './support/test.ts'

/** The movements of gifts on a page that is still to be opened, but for those that take no time. */
async function watchGifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const { documentElement } = document
      const { animationDuration } = getComputedStyle(target as Element)
      if (animationName === 'present' && Number.parseFloat(animationDuration) > 0.01)
        documentElement.dataset.moved = `${Number(documentElement.dataset.moved ?? 0) + 1}`
    })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
}

test('a rose is chosen, paid and seen, moving once; what is too dear leads to more credits @phone', async ({
  open,
  join,
  database,
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date(), credits: 11 })
  const ben = await join({ name: 'Ben' })
  await aConversation(database.db, { from: ben.id, to: ada.id })
  const [adas, bens] = [await openTalk(await open(ada), ben), await open(ben, moving)]
  const moved = await watchGifts(bens)
  await bens.goto('/chats')
  const { page } = adas

  await page.getByRole('button', { name: 'Geef een cadeau' }).click()
  const sheet = page.getByRole('dialog', { name: 'Geef Ben een cadeau' })
  await expect(sheet).toContainText('Je hebt 11 credits')
  await expect(sheet.getByRole('button', { name: 'Kies een cadeau' })).toBeDisabled()
  await expect(sheet.getByRole('radio', { name: /Ring/ })).toBeDisabled()
  await sheet.getByRole('button', { name: /Koop credits/ }).click()
  const packages = page.getByRole('dialog', { name: 'Koop credits' })
  await expect(packages.getByRole('link', { name: 'Verder met 60 credits' })).toHaveAttribute('href', '/credits/p2')
  await page.keyboard.press('Escape')
  await sheet.getByRole('radio', { name: /Kus/ }).focus()
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight')
  await expect(sheet.getByRole('radio', { name: 'Roos 3 credits' })).toBeChecked()
  await sheet.getByRole('button', { name: 'Geef een roos 3 credits' }).click()
  await expect(sheet).toBeHidden()
  await expect(adas.bubble('Je gaf een roos')).toContainText('Bezorgd')
  await expect(adas.bubble('Je gaf een roos').locator('svg').first()).toBeVisible()

  await expect(rowOf(bens, ada)).toContainText('Gaf je een roos')
  await rowOf(bens, ada).getByRole('link').click()
  await expect(bens.getByRole('log').locator('[data-message]').last()).toContainText('Ada gaf je een roos')
  await expect(adas.bubble('Je gaf een roos')).toContainText('Gelezen')
  const rose = bens.getByRole('figure').filter({ hasText: 'Ada gaf je een roos' }).locator('svg').first()
  await expect(rose).toBeVisible()
  expect(await moved()).toBe(1)
  await bens.reload()
  await expect(rose).toBeVisible()
  expect(await moved()).toBe(0)

  await page.reload()
  await expect(adas.bubble('Je gaf een roos')).toBeVisible()
  await page.goto('/members')
  await expect(page.getByRole('link', { name: '8 credits' })).toBeVisible()
})
