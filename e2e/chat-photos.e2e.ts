import type { Page } from '@playwright/test'
import { aConversation } from '../db/testing/factories.ts'
import { expectAccessible, still } from './support/axe.ts'
import { openTalk, rowOf } from './support/chat.ts'
import { photoFile, photoMade } from './support/photo-file.ts'
import { expect, test } from './support/test.ts'

const aFile = () => photoFile({ name: 'strand.jpg', width: 1500, height: 2000 })

const choose = async (page: Page) => page.getByLabel('Stuur een foto').setInputFiles(await aFile())

/** The same, out of the clipboard. */
const paste = async (page: Page) =>
  page.evaluate(
    async ([name, mimeType, base64]) => {
      const clipboardData = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      clipboardData.items.add(new File([bytes], name, { type: mimeType }))
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }))
    },
    await aFile().then((file) => [file.name, file.mimeType, file.buffer.toString('base64')] as const),
  )

/** How an image that has arrived looks: its own width, or 0. */
const widthOf = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt }).evaluate((image) => (image as HTMLImageElement).naturalWidth)

test('a photo is sent, seen at once, opened large and answered, until a block ends it @phone', async ({
  open,
  join,
  database,
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date(), credits: 11 })
  const ben = await join({ name: 'Ben', freeMessages: 5 })
  await aConversation(database.db, { from: ben.id, to: ada.id })
  const [adas, bens] = [await openTalk(await open(ada, still), ben), await open(ben, still)]
  await bens.goto('/chats')

  await choose(adas.page)
  const sheet = adas.page.getByRole('dialog', { name: 'Foto aan Ben' })
  await expect(sheet.getByRole('button', { name: 'Versturen 2 credits' })).toBeEnabled()
  await expectAccessible(adas.page, 'a photo before it is sent')
  await sheet.getByRole('button', { name: 'Annuleren' }).click()
  await expect(sheet).toBeHidden()
  await paste(adas.page)
  const made = photoMade(adas.page)
  await sheet.getByRole('button', { name: 'Versturen' }).click()
  await expect(sheet).toBeHidden()
  const own = adas.log.locator('[data-message]').last()
  await expect(own.getByRole('img', { name: 'Jouw foto' })).toBeVisible()
  await made
  await expect(own).toContainText('Bezorgd')

  await expect(rowOf(bens, ada)).toContainText('Foto')
  await rowOf(bens, ada).getByRole('link').click()
  await expect.poll(() => widthOf(bens, 'Foto van Ada')).toBe(480)
  await bens.getByRole('button', { name: 'Foto groot bekijken' }).click()
  const viewer = bens.getByRole('dialog', { name: /Ada/ })
  const large = viewer.getByRole('img', { name: 'Foto van Ada' })
  await expect.poll(() => large.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200)
  await expectAccessible(bens, 'a photo that is opened')
  await viewer.getByRole('button', { name: 'Leuk' }).click()
  await bens.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(own).toContainText('Reactie van Ben: hartje')

  const address = (await own.getByRole('img', { name: 'Jouw foto' }).getAttribute('src')) ?? ''
  const statusFor = (page: Page) => page.request.get(address).then((answer) => answer.status())
  expect([await statusFor(adas.page), await statusFor(bens)]).toEqual([200, 200])
  await adas.page.getByRole('button', { name: 'Meer opties' }).click()
  await adas.page.getByRole('button', { name: 'Ben blokkeren' }).click()
  await adas.page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click()
  await expect.poll(() => statusFor(bens)).toBe(403)
  expect(await statusFor(adas.page)).toBe(403)
})

test.describe('on a bad line', () => {
  test.use({ tolerates: /net::ERR_FAILED .*chat-photos/ })

  test('a photo waits for the line over a reload, goes out once and is paid once, and can be called off @phone', async ({
    open,
    join,
  }) => {
    const ada = await join({ name: 'Ada', premiumSince: new Date(), credits: 11 })
    const ben = await join({ name: 'Ben' })
    const adas = await openTalk(await open(ada), ben)
    const bens = await openTalk(await open(ben), ada)
    const { page } = adas
    await page.route('**/chat-photos?*', (route) => route.abort())
    const send = async () => {
      await choose(page)
      await page.getByRole('dialog', { name: 'Foto aan Ben' }).getByRole('button', { name: 'Versturen' }).click()
    }
    await send()
    await adas.say('Mooi hè?')
    await send()
    await expect(page.getByRole('img', { name: 'Jouw foto' })).toHaveCount(2)
    await page.getByRole('button', { name: 'Foto niet versturen' }).last().click()
    await expect(page.getByRole('img', { name: 'Jouw foto' })).toHaveCount(1)

    await page.reload()
    await expect.poll(() => widthOf(page, 'Jouw foto')).toBe(1500)
    await page.unroute('**/chat-photos?*')
    let lost = 0
    const made = Promise.withResolvers<void>()
    await page.route('**/chat-photos?*', async (route) => {
      lost += 1
      if (lost > 1) return route.continue()
      await route.fetch({ timeout: 0 })
      made.resolve()
      return route.abort()
    })
    await made.promise
    await expect.poll(() => widthOf(bens.page, 'Foto van Ada')).toBe(480)
    await expect(bens.log.locator('[data-message]').last()).toContainText('Mooi hè?')
    await expect(bens.log.locator('[data-message]')).toHaveCount(2)
    await page.goto('/members')
    await expect(page.getByRole('link', { name: '8 credits' })).toBeVisible()
  })
})
