import { aReceiptedOrder } from '../db/testing/orders.ts'
import { comesAlive, hasBegun } from './support/alive.ts'
import { holdScripts, holdScriptsWith } from './support/hold.ts'
import { expect, test } from './support/test.ts'

test('who follows a link while the page is coming alive is led there @phone', async ({ open, join }) => {
  const noah = await join({ name: 'Noah', confirmedAt: null })
  // Each browser meets the page at another moment.
  for (let visit = 0; visit < 4; visit++) {
    const page = await open(noah)
    await page.goto('/members', { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Bevestigen' }).click()
    await expect(page).toHaveURL('/complete-signup')
    await expect(page.getByRole('button', { name: 'Stuur de mail opnieuw' })).toBeVisible()
    await page.close()
  }
})

for (const { page: which, at, pressed } of [
  { page: 'a page', at: () => '/members', pressed: 'Meer leden laden' },
  { page: 'a part of a page', at: (orderId: string) => `/credits/${orderId}`, pressed: 'Bekijk de bon' },
]) {
  test(`${which} answers to what is pressed before what comes by itself is on the screen @phone`, async ({
    open,
    join,
    database: { db },
  }) => {
    const ada = await join({ gender: 'female' })
    const { orderId } = await aReceiptedOrder(db, ada.id)
    const page = await open(ada)
    const late = await holdScriptsWith(page, pressed)
    // React names what it has taken over by keys of its own.
    await page.addInitScript((words) => {
      const look = () => {
        if (!document.querySelector('[role=status].sticky')) return
        watch.disconnect()
        const target = [...document.querySelectorAll('button, a')].find(({ textContent }) => textContent === words)
        document.documentElement.dataset.cameTo = target && Object.keys(target).length > 0 ? 'alive' : 'not yet alive'
      }
      const watch = new MutationObserver(look)
      watch.observe(document, { childList: true, subtree: true })
    }, pressed)
    await page.goto(at(orderId), { waitUntil: 'commit' })
    await hasBegun(page)
    await expect.poll(() => late.kept).not.toEqual([])
    // By then all the rest has come.
    await page.waitForTimeout(500)
    late.letThrough()
    await expect(page.locator('html')).toHaveAttribute('data-came-to', 'alive')
  })
}

test('who has scrolled before the script has arrived stays there, and comes back to it @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join())
  const at = () => page.evaluate(() => scrollY)
  await page.goto('/members', { waitUntil: 'commit' })
  const letThrough = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Meer leden laden' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  letThrough()
  await comesAlive(page)
  expect(await at()).toBe(300)
  await page.reload()
  await comesAlive(page)
  expect(await at()).toBe(300)
  // A mouse would have the page scroll to the link.
  await page.getByRole('link', { name: 'Premium' }).first().dispatchEvent('click')
  await expect(page).toHaveURL('/premium')
  await expect.poll(at).toBe(0)
  await page.goBack()
  await expect.poll(at).toBe(300)
})
