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

/** Of a target that lies half under a bar, what is wrong once it has been scrolled from there. */
async function findings(options: RunOptions): Promise<unknown[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') }
  // The colours of another theme come by transitions.
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
  const found: unknown[] = []
  const { violations } = await axe.run(options)
  for (const { id, nodes } of violations)
    for (const { html, any, target } of nodes) {
      const element = id === 'target-size' && document.querySelector(`${target}`)
      if (element) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await axe.run(element, { runOnly: [id], resultTypes: ['violations'] })
        if (again.violations.length === 0) continue
      }
      found.push([id, html, any[0]?.message])
    }
  return found
}

/** In a window that is higher than the page: nothing lies under the bar at the bottom. */
export async function expectWholeAccessible(page: Page, what: string): Promise<void> {
  const size = page.viewportSize()!
  await page.setViewportSize({ ...size, height: 2400 })
  await expectAccessible(page, what)
  await page.setViewportSize(size)
}
