import { aCrowdThatLikes, aLike } from '../db/testing/factories.ts'
import { openAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { foundMembers } from './support/search.ts'
import { expect, test } from './support/test.ts'

test('more of a list comes, also when the list changes meanwhile @phone', async ({ open, join, database: { db } }) => {
  const ada = await join({ gender: 'female' })
  await aCrowdThatLikes(db, ada.id, 25)
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
  await expect(cards).toHaveCount(26)
})

test('more that was wanted of one list is not asked of another that is opened meanwhile @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ gender: 'female' })
  for (const id of await aCrowdThatLikes(db, ada.id, 25)) await aLike(db, ada.id, id)
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

test.describe('where more does not come', () => {
  test.use({ tolerates: /Failed to load resource/ })

  test('it says so while it is tried again, and comes when the trouble is over @phone', async ({
    open,
    join,
    database: { db },
  }) => {
    const ada = await join()
    await aCrowdThatLikes(db, ada.id, 25)
    const page = await open(ada)
    await openAlive(page, '/likes/received')
    const cards = page.getByRole('list', { name: 'Ontvangen likes' }).getByRole('listitem')
    await page.route('**/trpc/likes.list*', (route) => route.abort())
    await page.getByRole('button', { name: 'Meer laden' }).click()
    await expect(page.getByRole('alert')).toContainText('Geen verbinding')
    await page.unrouteAll()
    await expect(cards).toHaveCount(25)
    await expect(page.getByRole('alert')).toBeHidden()
  })

  test('what is refused is said, and can be asked again @desktop', async ({ open, join }) => {
    const page = await open(await join())
    await openAlive(page, '/members')
    const more = page.getByRole('button', { name: 'Meer leden laden' })
    const asked = page.waitForRequest('**/trpc/members.search*')
    await more.click()
    await expect(foundMembers(page)).toHaveCount(48)
    const address = (await asked).url()
    const statuses = await Promise.all(
      Array.from({ length: 240 }, () => page.request.get(address).then((answer) => answer.status())),
    )
    expect(statuses).toContain(429)
    await more.click()
    await expect(page.getByRole('alert')).toContainText('Dat ging te snel')
    await expect(more).toBeEnabled()
    await expect(foundMembers(page)).toHaveCount(48)
  })
})
