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
