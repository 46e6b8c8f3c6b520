import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Does it, and waits until what is answered from this address stands on the page. */
export async function untilDrawn(page: Page, address: RegExp, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(address)
  await act()
  await (await answer).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** A picture that has come: one that the server refused is complete as well. */
export const expectPicture = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
