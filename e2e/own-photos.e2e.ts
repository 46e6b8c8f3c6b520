import type { Page, Request, Response } from '@playwright/test'
import sharp from 'sharp'
import { openAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { photoFile } from './support/photo-file.ts'
import { givePhotos } from './support/places.ts'
import { expect, test } from './support/test.ts'

/** As a camera takes it; the server is long at it where much else goes on. */
const large = { width: 3000, height: 4000 }

/** A photo of another colour for each number. */
const aFile = (name: string, number: number, size = { width: 900, height: 1200 }) =>
  photoFile({ name, ...size, colour: `hsl(${number * 90}, 60%, 60%)` })

/** As a phone takes it that is held upright: 12 megapixels, written on their side, grey grain, red above and blue below. */
async function asCamera() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const side = { width: 900, height: large.width, channels: 3 } as const
  const buffer = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#808080', noise } })
    .resize(large.height, large.width)
    .composite([
      { input: { create: { ...side, background: '#d02020' } }, left: 0, top: 0 },
      { input: { create: { ...side, background: '#2020d0' } }, left: large.height - side.width, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  return { name: 'een.jpg', mimeType: 'image/jpeg', buffer }
}

/** The bytes of the next photo that this page sends. */
const leaving = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { send } = XMLHttpRequest.prototype
        XMLHttpRequest.prototype.send = function (body) {
          if (body instanceof Blob) {
            XMLHttpRequest.prototype.send = send
            const reader = new FileReader()
            reader.onload = () => resolve(`${reader.result}`.split(',')[1]!)
            reader.readAsDataURL(body)
          }
          send.call(this, body)
        }
      }),
  )

/** What a browser sends: little, no larger than it has to be, upright, and without what the camera has written beside it. */
async function expectSmallAndUpright(sent: Buffer): Promise<void> {
  expect(sent.length).toBeLessThan(1_000_000)
  const { width, height, orientation, exif } = await sharp(sent).metadata()
  expect([width, height, orientation, exif]).toEqual([2048, 2560, undefined, undefined])
  const [top, middle, bottom] = await sharp(sent)
    .resize(1, 9, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then((all) => [0, 4, 8].map((row) => [...all.subarray(row * 3, row * 3 + 3)]))
  const leans = ([red, , blue]: number[] = []) => Math.sign(Math.round((red! - blue!) / 50))
  expect([leans(top), leans(middle), leans(bottom)], 'red, grey and blue').toEqual([1, 0, -1])
}

const rows = (page: Page) => page.getByRole('list', { name: 'Foto’s' }).getByRole('listitem')
const choose = (page: Page, files: Awaited<ReturnType<typeof aFile>>[]) =>
  page.getByLabel(/foto toevoegen|eerste foto/i).setInputFiles(files)

/**
 * Waits for the server's answers to the next `count` photos. The server processes photos at low priority, so this may
 * take long.
 */
function taken(page: Page, count = 1): Promise<unknown> {
  let answers = 0
  const isLast = (answer: Response) => isUpload(answer.request()) && answer.ok() && ++answers === count
  return page.waitForResponse(isLast, { timeout: 0 })
}

const isUpload = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === '/photos'

/** The photos in their order, by their ids. */
const order = (page: Page) =>
  rows(page)
    .locator('img')
    .evaluateAll((images) => images.map((image) => /photos\/([\w-]+)/.exec((image as HTMLImageElement).src)?.[1]))

test('a member crops a first photo, adds more, and has them as they want @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Voeg een foto toe' }).click()
  await expect(page.getByText('0 van 3', { exact: true })).toBeVisible()

  await choose(page, [await aFile('een.jpg', 1, large)])
  const dialog = page.getByRole('dialog', { name: 'Bijsnijden' })
  const zoom = dialog.getByRole('slider')
  await dialog.getByRole('button', { name: 'Inzoomen' }).click()
  await page.keyboard.press('+')
  await expect(zoom).toHaveValue('1.2')
  const sent = taken(page)
  await dialog.getByRole('button', { name: 'Gebruik deze foto' }).click()
  await sent
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByText('Wordt bekeken')).toBeVisible()
  await expect(page.getByText('1 van 3')).toBeVisible()

  const both = taken(page, 2)
  await choose(page, [await aFile('twee.jpg', 2), await aFile('drie.jpg', 3), await aFile('vier.jpg', 4)])
  await expect(page.getByText('Er was nog plaats voor 2.', { exact: false })).toBeVisible()
  await both
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByRole('heading', { name: 'Je hebt het maximale aantal foto’s' })).toBeVisible()
  await expect(page.getByLabel('Foto toevoegen')).toHaveCount(0)

  await expect(page.getByRole('status').filter({ hasText: 'Kies dan ‘Bijsnijden’ bij de foto' })).toBeVisible()
  const whole = await order(page)
  await page.getByRole('button', { name: 'Foto 2 bijsnijden' }).click()
  await dialog.getByRole('button', { name: 'Inzoomen' }).click()
  const cropped = taken(page)
  await dialog.getByRole('button', { name: 'Gebruik deze foto' }).click()
  await cropped
  await expect.poll(() => order(page)).toEqual([whole[0], expect.not.stringMatching(whole[1]!), whole[2]])

  const [first, second, third] = await order(page)
  await page.getByRole('button', { name: 'Foto 1 omlaag' }).click()
  await expect.poll(() => order(page)).toEqual([second, first, third])
  await page.getByRole('button', { name: /^Versleep foto 3/ }).press('ArrowUp')
  await expect.poll(() => order(page)).toEqual([second, third, first])
  await page.getByRole('button', { name: 'Opties voor foto 3' }).click()
  await page.getByRole('button', { name: 'Maak dit je hoofdfoto' }).click()
  await expect.poll(() => order(page)).toEqual([first, second, third])

  const grip = page.getByRole('button', { name: /^Versleep foto 1/ })
  await grip.scrollIntoViewIfNeeded()
  const [from, to] = [await grip.boundingBox(), await rows(page).nth(1).boundingBox()]
  await page.mouse.move(from!.x + 20, from!.y + 20)
  await page.mouse.down()
  await page.mouse.move(from!.x + 20, from!.y + 60)
  await page.mouse.move(from!.x + 20, from!.y + 20 + to!.height, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => order(page)).toEqual([second, first, third])

  await page.getByRole('button', { name: 'Opties voor foto 2' }).click()
  await page.getByRole('button', { name: 'Verwijder We verwijderen ook alle kleinere versies' }).click()
  await expect.poll(() => order(page)).toEqual([second, third])
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(() => order(page)).toEqual([second, first, third])
  await page.reload()
  await expect.poll(() => order(page)).toEqual([second, first, third])
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Beheren' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voeg een foto toe' })).toHaveCount(0)
})

test('a photo of 12 megapixels leaves the browser small, upright and without what the camera wrote @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }))
  await openAlive(page, '/profile/photos')
  const file = await asCamera()
  expect(file.buffer.length).toBeGreaterThan(2_000_000)
  await choose(page, [file])
  const bytes = leaving(page)
  await page.getByRole('dialog', { name: 'Bijsnijden' }).getByRole('button', { name: 'Gebruik deze foto' }).click()
  await expectSmallAndUpright(Buffer.from(await bytes, 'base64'))
})

/** Hands files to the page as a mouse or the clipboard does. */
const bring = (page: Page, type: 'drop' | 'paste', files: Awaited<ReturnType<typeof aFile>>[]) =>
  page.evaluate(
    ([type, files]) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      const options = { bubbles: true, cancelable: true }
      document.body.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
      )
    },
    [type, files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))] as const,
  )

test('photos that are dropped on the page, or pasted, are taken up like chosen ones @desktop', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }))
  await hold(page, '**/photos?*')
  await openAlive(page, '/profile/photos')
  await expect(page.getByLabel('Kies je eerste foto')).toBeVisible()
  await bring(page, 'drop', [await aFile('een.jpg', 1)])
  await page.getByRole('dialog', { name: 'Bijsnijden' }).getByRole('button', { name: 'Gebruik deze foto' }).click()
  const underWay = page.getByRole('list', { name: 'Onderweg' }).getByRole('listitem')
  await expect(underWay).toHaveCount(1)
  await bring(page, 'paste', [await aFile('twee.jpg', 2), await aFile('drie.jpg', 3)])
  await expect(underWay).toHaveCount(3)
})

test('whoever has more than may be since premium ended deletes one and has it back @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada' })
  await givePhotos(db, ada.id, 5)
  const page = await open(ada)
  await page.goto('/profile/photos')
  await expect(page.getByText('5 foto’s', { exact: true })).toBeVisible()
  await expect(page.getByText('van 3')).toHaveCount(0)
  await page.getByRole('button', { name: 'Opties voor foto 2' }).click()
  await page.getByRole('button', { name: 'Verwijder We verwijderen ook alle kleinere versies' }).click()
  await expect(page.getByText('4 foto’s', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(rows(page)).toHaveCount(5)
})

test('what a browser cannot open, and what is too small for a card, gets a clear word @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }))
  await page.goto('/profile/photos')
  const heic = { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1') }
  await choose(page, [heic])
  await expect(page.getByRole('alert').getByText(/HEIC-foto van een iPhone/)).toBeVisible()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const small = await aFile('klein.jpg', 1, { width: 60, height: 60 })
  const fit = await aFile('net-genoeg.jpg', 1, { width: 400, height: 500 })
  await choose(page, [small])
  const sent = taken(page)
  await choose(page, [small, fit])
  const tooSmall = page.getByRole('alert').getByText('minstens 320 pixels breed en 400 hoog')
  await expect(tooSmall).toHaveCount(2)
  await sent
  await expect(rows(page)).toHaveCount(1)
  await choose(page, [fit])
  const crop = page.getByRole('dialog', { name: 'Bijsnijden' })
  await crop.getByRole('slider').press('End')
  await expect(crop.getByRole('slider')).toHaveValue('1.25')
  const cropped = taken(page)
  await crop.getByRole('button', { name: 'Gebruik deze foto' }).click()
  await cropped
  await expect(rows(page)).toHaveCount(2)
  await expect(tooSmall).toHaveCount(2)
})

test('when photos that wait are called off, those behind them are sent all the same @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada', premiumSince: new Date() }))
  const letThrough = await hold(page, '**/photos?*')
  await page.goto('/profile/photos')
  await choose(page, await Promise.all([1, 2, 3, 4, 5].map((number) => aFile(`${number}.jpg`, number))))
  const underWay = page.getByRole('list', { name: 'Onderweg' }).getByRole('listitem')
  await expect(underWay).toHaveCount(5)
  const waiting = underWay.filter({ hasText: 'Wacht op de andere' })
  for (const left of [2, 1]) {
    await waiting.first().getByRole('button', { name: 'Annuleren' }).click()
    await expect(waiting).toHaveCount(left)
  }
  const sent = taken(page, 3)
  letThrough()
  await sent
  await expect(rows(page)).toHaveCount(3)
  await expect(underWay).toHaveCount(0)
})

test.describe('on a bad line', () => {
  // What a browser says of a request that got lost.
  test.use({ tolerates: /net::ERR|Failed to load|Failed to fetch/ })

  test('a photo that got lost is sent again, and one that is called off never arrives @phone', async ({
    open,
    join,
    line,
    database: { db },
  }) => {
    const ada = await join({ name: 'Ada' })
    const page = await open(ada, { baseURL: line.baseURL })
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Beheren' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Foto’s' })).toBeVisible()
    const underWay = page.getByRole('list', { name: 'Onderweg' }).getByRole('listitem')
    const choose2 = async () => choose(page, [await aFile('een.jpg', 1), await aFile('twee.jpg', 2)])

    line.cut()
    await choose2()
    await expect(underWay).toHaveCount(2)
    await underWay.first().getByRole('button', { name: 'Annuleren' }).click()
    await expect(underWay).toHaveCount(1)
    const arrived = taken(page)
    line.mend()
    await arrived
    await expect(rows(page)).toHaveCount(1)
    await expect(underWay).toHaveCount(0)
    const sent = await db.query.photos.findMany({ where: (photo, { eq }) => eq(photo.memberId, ada.id) })
    expect(sent).toHaveLength(1)
  })
})
