import type { Locator, Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { expectNoSidewaysScroll } from './support/large-letters.ts'
import { photoFile, photoMade } from './support/photo-file.ts'
import { sendSignUp } from './support/signup.ts'
import { anEmail, expect, test } from './support/test.ts'

const aFile = (name: string, size = { width: 900, height: 1200 }) => photoFile({ name, ...size, colour: '#5a8f7b' })

const account = (page: Page) => page.getByRole('button', { name: /^Mijn account/ })

/** Chooses the part of the photo that is shown, all that fits, and waits until the server has made it. */
async function crop(page: Page): Promise<void> {
  const made = photoMade(page)
  await page.getByRole('dialog', { name: 'Bijsnijden' }).getByRole('button', { name: 'Gebruik deze foto' }).click()
  await made
}

const waiting = (place: Locator) => place.getByText('Wordt bekeken', { exact: true })

test('who has just signed up gives a photo, cropped, and finds it wherever they see themselves @phone', async ({
  open,
}) => {
  const page = await open(null)
  const email = anEmail()
  const signUp = await sendSignUp(page, { name: 'Tess', email })
  await expect(signUp.getByRole('heading', { name: 'Zet een foto op je profiel' })).toBeVisible()
  await signUp.getByLabel('Kies een foto').setInputFiles(await aFile('ik.jpg'))
  await crop(page)
  await expect(waiting(signUp)).toBeVisible()
  await signUp.getByRole('button', { name: 'Verder' }).click()
  await expect(signUp.getByRole('heading', { name: 'Nog één ding: bevestig je e-mailadres' })).toBeVisible()
  await signUp.getByRole('link', { name: 'Alvast rondkijken' }).click()
  await expect(account(page)).toHaveAccessibleName('Mijn account: Tess (je foto wordt bekeken)')
  await openAlive(page, '/complete-signup')
  await expect(page.getByText('Zet een foto op je profiel')).toHaveCount(0)
})

test('what is no photo is refused in the photo step, and a right one taken after it @phone', async ({ open }) => {
  const page = await open(null, { viewport: { width: 360, height: 740 } })
  const email = anEmail()
  const signUp = await sendSignUp(page, { name: 'Tess', email })
  const choose = signUp.getByLabel('Kies een foto')
  await choose.setInputFiles({ name: 'brief.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('geen foto') })
  await expect(signUp.getByRole('alert')).toContainText('Kies een JPEG, PNG of WebP.')
  await choose.setInputFiles(await aFile('klein.jpg', { width: 90, height: 90 }))
  await expect(signUp.getByRole('alert')).toContainText('te klein')
  await expectNoSidewaysScroll(page, 'the photo step')
  await choose.setInputFiles(await aFile('ik.jpg'))
  await crop(page)
  await expect(signUp.getByRole('alert')).toHaveCount(0)
  await expect(waiting(signUp)).toBeVisible()
})

test('who has no photo is asked once more when their address is confirmed @phone', async ({ open, join }) => {
  const ada = await open(await join({ name: 'Ada' }))
  await openAlive(ada, '/activate/done')
  const asked = ada.getByRole('region', { name: 'Zet een foto op je profiel' })
  await asked.getByLabel('Kies een foto').setInputFiles(await aFile('ada.jpg'))
  await crop(ada)
  await expect(waiting(asked)).toBeVisible()
  await expect(account(ada)).toHaveAccessibleName('Mijn account: Ada (je foto wordt bekeken)')
  await openAlive(ada, '/activate/done')
  await expect(asked).toHaveCount(0)
})
