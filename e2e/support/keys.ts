import type { Page } from '@playwright/test'

/** Types letters where the focus is, so fast on any machine that they belong to one word. */
export const typeAtOnce = (page: Page, letters: string) =>
  page.evaluate((keys) => {
    for (const key of keys)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }, letters)
