import type { Page, Request, Response } from '@playwright/test'
import { hold } from './support/hold.ts'
import { photoFile } from './support/photo-file.ts'
import { givePhotos } from './support/places.ts'
import { expect, test } from './support/test.ts'

/** As a camera takes it; the server is long at it where much else goes on. */
const large = { width: 3000, height: 4000 }

/** A photo of another colour for each number. */
const aFile = (name: string, number: number, size = { width: 900, height: 1200 }) =>
  photoFile({ name, ...size, colour: `hsl(${number * 90}, 60%, 60%)` })

const rows = (page: Page) => page.getByRole('list', { name: 'Foto’s' }).getByRole('listitem')
const choose = (page: Page, files: Awaited<ReturnType<typeof aFile>>[]) =>
  page.getByLabel(/foto toevoegen|eerste foto/i).setInputFiles(files)

/**
 * The server's answers to the next so many photos. It makes them with what nothing else on the machine needs, and takes as long:
 * whoever waits sees how far they are.
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

test('a member crops a first photo, adds more, and has them as they want', async ({ open, join }) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Voeg een foto toe' }).click()
  await expect(page.getByText('0 van 3', { exact: true })).toBeVisible()

  await choose(page, [await aFile('een.jpg', 1, large)])
  const dialog = page.getByRole('dialog', { name: 'Bijsnijden' })
  const zoom = dialog.getByRole('slider')
  await dialog.getByRole('button', { name: 'Groter' }).click()
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
  await expect(page.getByRole('heading', { name: 'Er kan nu geen foto bij' })).toBeVisible()
  await expect(page.getByLabel('Foto toevoegen')).toHaveCount(0)

  await expect(page.getByRole('status').filter({ hasText: 'met Bijsnijden op de foto' })).toBeVisible()
  const whole = await order(page)
  await page.getByRole('button', { name: 'Foto 2 bijsnijden' }).click()
  await dialog.getByRole('button', { name: 'Groter' }).click()
  const cropped = taken(page)
  await dialog.getByRole('button', { name: 'Gebruik deze foto' }).click()
  await cropped
  await expect.poll(() => order(page)).toEqual([whole[0], expect.not.stringMatching(whole[1]!), whole[2]])

  const [first, second, third] = await order(page)
  await page.getByRole('button', { name: 'Foto 1 omlaag' }).click()
  await expect.poll(() => order(page)).toEqual([second, first, third])
  await page.getByRole('button', { name: /^Versleep foto 3/ }).press('ArrowUp')
  await expect.poll(() => order(page)).toEqual([second, third, first])
  await page.getByRole('button', { name: 'Meer over foto 3' }).click()
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

  await page.getByRole('button', { name: 'Meer over foto 2' }).click()
  await page.getByRole('button', { name: 'Verwijder Ook alle kleinere versies' }).click()
  await expect.poll(() => order(page)).toEqual([second, third])
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect.poll(() => order(page)).toEqual([second, first, third])
  await page.reload()
  await expect.poll(() => order(page)).toEqual([second, first, third])
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Beheren' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voeg een foto toe' })).toHaveCount(0)
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
  await page.getByRole('button', { name: 'Meer over foto 2' }).click()
  await page.getByRole('button', { name: 'Verwijder Ook alle kleinere versies' }).click()
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
  await page.getByRole('button', { name: 'Laat weg' }).click()
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
    await waiting.first().getByRole('button', { name: 'Annuleer' }).click()
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
    await underWay.first().getByRole('button', { name: 'Annuleer' }).click()
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
