import type { Page } from '@playwright/test'

/** Keeps requests for this address back until the function that comes back is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
