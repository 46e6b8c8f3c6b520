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

/** No amount of money is cut in two by the end of a line. */
export async function expectAmountsWhole(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(brokenAmounts), `amounts of ${what}`).toEqual([])
}

function brokenAmounts(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: amount, index } of (text.nodeValue ?? '').matchAll(/(− )?€\s?[\d.,]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + amount.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      if (lines.size > 1) broken.push(text.nodeValue ?? '')
    }
  }
  return broken
}
