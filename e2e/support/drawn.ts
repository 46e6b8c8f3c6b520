import type { Page } from '@playwright/test'

/** Does it, and waits until what is answered from this address stands on the page. */
export async function untilDrawn(page: Page, address: RegExp, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(address)
  await act()
  await (await answer).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
