import type { Page, Route } from '@playwright/test'

/** Keeps requests for this address back, or only the first so many, until the function that comes back is called. */
export async function hold(page: Page, address: string, options?: { times: number }): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const letThrough = async (route: Route) => {
    await promise
    await route.continue()
  }
  await page.route(address, letThrough, options)
  return resolve
}

/** The same for the scripts of the page, and all that comes with them. */
export const holdScripts = (page: Page) => hold(page, '**/assets/**')
