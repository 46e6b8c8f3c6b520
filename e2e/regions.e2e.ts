import { aConversation } from '../db/testing/factories.ts'
import { openAlive } from './support/alive.ts'
import { rowOf } from './support/chat.ts'
import { expect, test } from './support/test.ts'

const password = 'een lange zin om in te loggen'

test.describe('a log that fails', () => {
  test.use({ tolerates: /the log cannot be drawn/ })

  test('a conversation whose log fails keeps the text that was written, and everything round it @desktop', async ({
    open,
    join,
    database: { db },
  }) => {
    const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben', freeMessages: 3 })]
    await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Hoi Ada'] })
    const page = await open(ada)
    await page.addInitScript(() => {
      const { observe } = ResizeObserver.prototype
      ResizeObserver.prototype.observe = function (target) {
        if (document.documentElement.dataset.logFails && target.closest('[role=log]'))
          throw new Error('the log cannot be drawn')
        observe.call(this, target)
      }
    })
    await openAlive(page, '/chats')
    await page.evaluate(() => {
      document.documentElement.dataset.logFails = 'yes'
    })
    await rowOf(page, ben).getByRole('link').click()
    const failure = page.getByRole('alert').filter({ hasText: 'Dit deel van de pagina kan niet worden getoond.' })
    await expect(failure).toBeVisible()
    const box = page.getByRole('textbox', { name: 'Bericht aan Ben' })
    await box.fill('Een half verhaal')
    await expect(page.getByRole('heading', { name: /Ben/ })).toBeVisible()
    await expect(rowOf(page, ben)).toBeVisible()
    await page.evaluate(() => {
      delete document.documentElement.dataset.logFails
    })
    await failure.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(page.getByRole('log')).toContainText('Hoi Ada')
    await expect(box).toHaveValue('Een half verhaal')
  })
})

test.describe('a server that is busy', () => {
  test.use({ tolerates: /status of 503 .*members\.search/ })

  test('a busy server is named at once, with when it is asked again, and the search comes then @phone', async ({
    open,
    join,
  }) => {
    const page = await open(await join({ name: 'Ada' }))
    await openAlive(page, '/members')
    let answers = 0
    await page.route('**/trpc/*members.search*', (route) =>
      answers++ < 2 ? route.fulfill({ status: 503, body: 'busy', headers: { 'retry-after': '3' } }) : route.fallback(),
    )
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByLabel('Leeftijd van').selectOption('40')
    await filters.getByRole('button', { name: /^(Zoeken|Toon)/ }).click()
    await expect(page.getByText(/De server heeft het nu druk\. We proberen het over \d seconde/)).toBeVisible({
      timeout: 4_000,
    })
    await expect(page.getByText(/Controleer je internet/)).toHaveCount(0)
    await expect(page).toHaveURL(/minAge=40/)
    await expect(page.getByText('De server heeft het nu druk.')).toHaveCount(0)
  })
})

test('where the browser keeps no cookies a log-in says so, and what to do @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash: await Bun.password.hash(password) })
  const page = await open(null)
  await page.route('**/trpc/login.logIn*', async (route) => {
    const answer = await route.fetch()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await page.context().clearCookies()
    await route.fulfill({ response: answer, headers })
  })
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(ada.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('je browser bewaart geen cookies')
  await expect(page).toHaveURL(/\/login/)
})

test('a page that is opened without a connection says so in our own words, and comes when there is one @phone', async ({
  open,
}) => {
  const page = await open(null, { serviceWorkers: 'allow' })
  await page.goto('/members')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.goto('/swipe-game').catch(() => {})
  await expect(page.getByRole('heading', { name: 'Je bent offline.' })).toBeVisible()
  expect(await page.evaluate(async () => (await (await caches.open('vonk-offline-1')).keys()).length)).toBe(2)
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Probeer opnieuw' }).click()
  await expect(page.getByRole('heading', { name: 'Je bent offline.' })).toHaveCount(0)
})

test('who has logged out is not asked for their age in the same browser @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), { meetsEntryWarning: true, address: '145.100.1.1' })
  await openAlive(page, '/members')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hide-entry-warning'))).not.toBeNull()
})

test('a page that becomes hidden is told to the server @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  await openAlive(page, '/members')
  const answer = page.waitForResponse('**/api/page-hidden.php')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect((await answer).status()).toBe(204)
})
