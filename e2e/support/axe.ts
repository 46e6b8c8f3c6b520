import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './test.ts'

/** Without motion: what is half faded in has no contrast. */
export const still = { reducedMotion: 'reduce' } as const

/** In the dark all that another theme can change. */
const looks = {
  light: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  dark: ['color-contrast', 'link-in-text-block'],
}

/** Looks at what is on the screen, in light and dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const [colorScheme, runOnly] of Object.entries(looks)) {
    await page.emulateMedia({ colorScheme: colorScheme as keyof typeof looks })
    const options: RunOptions = { runOnly, resultTypes: ['violations'] }
    expect.soft(await page.evaluate(findings, options), `${what}, ${colorScheme}`).toEqual([])
  }
}

async function findings(options: RunOptions): Promise<unknown[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => [id, html, any[0]?.message]))
}
