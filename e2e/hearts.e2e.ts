import { openAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

test('a like that is taken back on another screen before the server has heard of it is gone @desktop', async ({
  open,
  join,
  database: { sql },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 1 }), await join({ name: 'Ben' })]
  const page = await open(ada)
  const heart = page.getByRole('button', { name: 'Like voor Ben' })
  await openAlive(page, `/members/${ben.id}`)
  const letGo = await hold(page, '**/trpc/likes.like*')
  const told: string[] = []
  page.on('requestfinished', (request) => {
    if (/likes\.(un)?like\b/.test(request.url())) told.push(request.url())
  })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: /^Stuur bericht/ }).click()
  await expect(page.getByRole('textbox', { name: 'Bericht aan Ben' })).toBeVisible()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  letGo()
  await expect.poll(() => told).toHaveLength(2)
  expect(await sql`select from likes where from_id = ${ada.id}`).toHaveLength(0)
})

test('a like that is taken back and given again shows at once, however long the server takes @phone', async ({
  open,
  join,
  database: { sql },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  const page = await open(ada)
  const heart = page.getByRole('button', { name: 'Like voor Ben' })
  await openAlive(page, `/members/${ben.id}`)
  await page.evaluate(() => {
    const shown: (string | null)[] = []
    Object.assign(window, { shown })
    new MutationObserver(([change]) => shown.push((change!.target as Element).getAttribute('aria-pressed'))).observe(
      document.body,
      { attributeFilter: ['aria-pressed'], subtree: true },
    )
  })
  const press = async (pressed: string) => {
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', pressed)
    // Two presses in half a second are a double tap.
    await page.waitForTimeout(600)
  }
  await press('true')
  const letGo = await hold(page, '**/trpc/likes.unlike*')
  await press('false')
  await press('true')
  const given = page.waitForResponse(/likes\.like\b/)
  letGo()
  await given
  await expect.poll(() => sql`select from likes where from_id = ${ada.id}`).toHaveLength(1)
  // The live events of both presses have arrived by then, too.
  await page.waitForTimeout(1000)
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(['true', 'false', 'true'])
})
