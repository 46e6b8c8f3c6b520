import { expect, test } from './support/test.ts'

/** What browsers of some years ago lack, and takes a page down that counts on it. */
const missing: Record<string, () => void> = {
  popover: () => Reflect.deleteProperty(HTMLElement.prototype, 'popover'),
  BroadcastChannel: () => Reflect.deleteProperty(window, 'BroadcastChannel'),
  dialog: () => Reflect.deleteProperty(window, 'HTMLDialogElement'),
  'AbortSignal.any': () => Reflect.deleteProperty(AbortSignal, 'any'),
  'Promise.withResolvers': () => Reflect.deleteProperty(Promise, 'withResolvers'),
}

for (const [name, remove] of Object.entries(missing)) {
  test(`a browser without ${name} is told which browsers work, before anything breaks @phone`, async ({ open }) => {
    const page = await open(null)
    await page.addInitScript(remove)
    await page.goto('/members')
    await expect(page.getByRole('heading', { name: 'Deze browser is te oud' })).toBeVisible()
    await expect(page.getByText(/Chrome en Edge vanaf versie 119/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('article')).toHaveCount(0)
  })
}

test('a browser that keeps nothing shows the site all the same @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse)
    Reflect.deleteProperty(Navigator.prototype, 'locks')
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  })
  await page.goto('/members')
  await page
    .getByRole('link', { name: /^Likes/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Mijn account: Ada' }).click()
  await expect(page.getByRole('link', { name: 'Mijn profiel' })).toBeVisible()
})
