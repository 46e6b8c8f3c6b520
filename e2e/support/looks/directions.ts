import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

/** Every text with letters from right to left has a direction of its own, and so has everything one writes in. */
export async function expectOwnDirections(page: Page, what = ''): Promise<void> {
  const forgotten = await page.evaluate(() => {
    const letters = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
    const kept = /\u2068[^\u2069]*\u2069/g
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, [dir=auto], bdi, .sr-only')) continue
      if (letters.test((node.textContent ?? '').replace(kept, ''))) found.push(parent.outerHTML.slice(0, 200))
    }
    for (const field of document.querySelectorAll('textarea, input[type=text], input:not([type])')) {
      if (field.getAttribute('dir') !== 'auto') found.push(field.outerHTML.slice(0, 200))
    }
    return found
  })
  expect.soft(forgotten, what).toEqual([])
}
