import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** As whoever sees badly sets it in the browser (WCAG 1.4.4). */
export const enlargeLetters = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, what).toBeLessThanOrEqual(page.viewportSize()!.width)
}
