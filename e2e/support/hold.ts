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

/** Keeps back the scripts in which these words stand until `letThrough`; `kept` has their addresses. */
export async function holdScriptsWith(page: Page, words: string) {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  const kept: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes(words)) {
      kept.push(response.url())
      await held
    }
    await route.fulfill({ response })
  })
  return { kept, letThrough }
}
