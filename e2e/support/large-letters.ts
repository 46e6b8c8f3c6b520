import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Doubles the text size, as people with low vision set it in the browser (WCAG 1.4.4). */
export const enlargeLetters = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, what).toBeLessThanOrEqual(page.viewportSize()!.width)
}

/** No amount of money, and no number of a receipt or a mandate, is cut in two by the end of a line. */
export async function expectAmountsWhole(page: Page, what: string): Promise<void> {
  const broken = await page.locator('body').evaluate(brokenIn, '(− )?€\\s?[\\d.,]+|VONK-[\\w-]+')
  expect.soft(broken, `amounts and numbers of ${what}`).toEqual([])
}

/** Nor is any word in this place, but at a hyphen. */
export async function expectWordsWhole(place: Locator, what: string): Promise<void> {
  expect.soft(await place.evaluate(brokenIn, '[^\\s\\u00ad-]+'), `words of ${what}`).toEqual([])
}

function brokenIn(place: Element, pattern: string): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: found, index } of (text.nodeValue ?? '').matchAll(new RegExp(pattern, 'g'))) {
      const range = document.createRange()
      // The hyphen that is drawn before a letter belongs to it.
      const isPart = text.nodeValue?.[index - 1] === '\u00ad'
      range.setStart(text, isPart ? index + 1 : index)
      range.setEnd(text, index + found.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      if (lines.size > 1) broken.push(found)
    }
  }
  return broken
}
