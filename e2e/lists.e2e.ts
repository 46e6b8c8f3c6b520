import { aCrowdThatLikes, aLike } from '../db/testing/factories.ts'
import { openAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

test('more of a list comes, also when the list changes meanwhile', async ({ open, join, database: { db } }) => {
  const ada = await join({ gender: 'female' })
  await aCrowdThatLikes(db, ada.id, 30)
  const page = await open(ada)
  await openAlive(page, '/likes/received')
  const cards = page.getByRole('list', { name: 'Ontvangen likes' }).getByRole('listitem')
  await expect(cards).toHaveCount(24)
  const letThrough = await hold(page, '**/trpc/likes.list*', { times: 1 })
  await page.getByRole('button', { name: 'Meer laden' }).click()

  const ben = await join({ name: 'Ben' })
  const bens = await open(ben)
  await openAlive(bens, `/members/${ada.id}`)
  const anew = page.waitForRequest('**/trpc/likes.list*')
  await bens.getByRole('button', { name: /^Like/ }).first().click()
  await anew
  letThrough()
  await expect(cards).toHaveCount(31)
})

test('no more of a list is asked for than was shown, when another one is opened meanwhile', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ gender: 'female' })
  for (const id of await aCrowdThatLikes(db, ada.id, 30)) await aLike(db, ada.id, id)
  const page = await open(ada)
  await openAlive(page, '/likes/received')
  const letThrough = await hold(page, '**/trpc/likes.list*', { times: 1 })
  await page.getByRole('button', { name: 'Meer laden' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Matches' }).click()
  const matches = page.getByRole('list', { name: 'Matches' }).getByRole('listitem')
  await expect(matches).toHaveCount(24)
  letThrough()
  await page.waitForLoadState('networkidle')
  await expect(matches).toHaveCount(24)
  await expect(page.getByRole('button', { name: 'Meer laden' })).toBeEnabled()
})
