import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Runs `act` and waits until the page has drawn the response from `address`. */
export async function untilDrawn(page: Page, address: RegExp, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(address)
  await act()
  await (await answer).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** A picture that has come: one that the server refused is complete as well. */
export const expectPicture = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
