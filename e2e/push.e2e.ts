import type { Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '../scripts/lib/chromium.ts'
import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { untilDrawn } from './support/drawn.ts'
import { expect, test } from './support/test.ts'

// Browsers without a line to their makers cannot subscribe: what comes of that is tested beside the server (push.test.ts).

test.use({
  // The shell refuses every permission.
  launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  tolerates: /does not support the Push API in incognito mode/,
})

const banner = (page: Page) => page.getByRole('region', { name: 'Meldingen', exact: true })
const allowed = { ...still, permissions: ['notifications'] }

/** The banner comes with the page after the one that has found out what the browser can. */
async function openWithPrompt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('hide-enrich-alert', '1')
  })
  await untilDrawn(page, /push\.state/, () => openAlive(page, '/members'))
  await page.getByRole('link', { name: 'Likes', exact: false }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/likes')
  await expect(banner(page)).toContainText('Mis geen bericht')
}

test('who could be notified is offered it until they put that away @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }), allowed)
  await openWithPrompt(page)
  await expectAccessible(page, 'push')
  await banner(page).getByRole('button', { name: 'Sluiten' }).click()
  await expect(banner(page)).toHaveCount(0)
  const at = await page.evaluate(() => localStorage.getItem('hide-push-notification-alert'))
  expect(Math.abs(Date.now() - Number(at))).toBeLessThan(60_000)
  await page.getByRole('link', { name: 'Zoeken' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/members/)
  await expect(banner(page)).toHaveCount(0)
})

test('a browser that cannot reach its push service says so, in the banner and on the own profile @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join({ name: 'Ada' }), allowed)
  await openWithPrompt(page)
  await banner(page).getByRole('button', { name: 'Meldingen aanzetten' }).click()
  await expect(banner(page).getByRole('alert')).toContainText('je browser kon zijn meldingendienst niet bereiken')

  await openAlive(page, '/profile')
  const section = page.getByRole('region', { name: 'Meldingen op dit apparaat' })
  const toggle = section.getByRole('switch', { name: 'Meldingen' })
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await expect(section.getByRole('alert')).toContainText('je browser kon zijn meldingendienst niet bereiken')
  await expect(toggle).not.toBeChecked()
})

test('who has refused it is told how to undo that, and offered nothing @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await openAlive(page, '/profile')
  const section = page.getByRole('region', { name: 'Meldingen op dit apparaat' })
  await expect(section).toContainText('Je browser houdt meldingen tegen')
  await expect(section.getByRole('switch')).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('hide-enrich-alert', '1'))
  await page.getByRole('link', { name: 'Likes', exact: false }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL('/likes')
  await expect(banner(page)).toHaveCount(0)
})

test('what is pushed stands on the screen, once for a tag, and goes when a page is looked at @desktop', async ({
  open,
  join,
  baseURL,
}) => {
  const page = await open(await join({ name: 'Ada' }), allowed)
  await openWithPrompt(page)
  await banner(page).getByRole('button', { name: 'Meldingen aanzetten' }).click()
  await expect(banner(page).getByRole('alert')).toBeVisible()
  const context = page.context()
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker was registered')
  expect(worker.url()).toBe(`${baseURL}/sw-push.js`)

  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = (body: string) => {
    const data = JSON.stringify({ title: 'Vonk', body, tag: 'messages', path: '/chats' })
    return cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL!, registrationId, data })
  }
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
      return (await registration.getNotifications()).map(({ title, body, data }) => [title, body, data.path])
    })

  // The page that was left counts as looked at until the browser has put it away.
  await page.goto('about:blank')
  for (const body of ['Je hebt een nieuw bericht', 'Je hebt 2 nieuwe berichten']) {
    const pushed = async () => {
      await push(body)
      return shown()
    }
    await expect.poll(pushed).toEqual([['Vonk', body, '/chats']])
  }

  await openAlive(page, '/members')
  await push('Je hebt 3 nieuwe berichten')
  await expect.poll(shown).toEqual([])
})
