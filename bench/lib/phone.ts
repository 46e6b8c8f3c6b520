import type { Browser, CDPSession, Cookie, Locator, Page } from 'playwright'
import { slowProcessor } from './browser.ts'

/** Milliseconds for which a finger rests on the glass or on a key. */
export const briefly = 80

/** Somebody with a phone in their hand. */
export interface Person {
  page: Page
  tap(target: Locator): Promise<void>
}

export interface Measured {
  /** Milliseconds from a finger or a key to the picture that follows, the slowest of what was done; 0 within a frame. */
  answered: number
  /** Milliseconds of the longest single piece of work that came of it: as long, no finger would be answered. */
  busy: number
}

interface Phone {
  person: Person
  measure(act: () => Promise<void>): Promise<Measured>
  leave(): Promise<void>
}

/** A new phone with a processor four times slower. */
export async function openPhone(
  browser: Browser,
  cookies: Pick<Cookie, 'name' | 'value'>[] = [],
  url = '',
): Promise<Phone> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'nl-NL' },
  })
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })))
  await context.addInitScript(listen)
  const page = await context.newPage()
  const devtools = await slowProcessor(page)
  const untilQuiet = async () => {
    await page.waitForTimeout(400)
    await page.waitForLoadState('networkidle')
    await page.evaluate(idle)
  }
  return {
    person: { page, tap: (target) => tap(page, devtools, target.first()) },
    async measure(act) {
      await untilQuiet()
      const before = await page.evaluate(() => window.takeMeasured())
      await act()
      await untilQuiet()
      const { interactions, ...measured } = await page.evaluate(() => window.takeMeasured())
      if (interactions === before.interactions) throw new Error('the browser has heard of nothing that was done')
      return measured
    },
    leave: () => context.close(),
  }
}

/** Playwright's own lifts the finger at once and looks in the page, in between, whether the right thing is hit. */
async function tap(page: Page, devtools: CDPSession, target: Locator): Promise<void> {
  await target.evaluate(bringBeforeEverything)
  await page.evaluate(idle)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is nowhere to be seen`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(briefly)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

declare global {
  interface Window {
    /** Since it was asked last; and how many fingers and keys there have been in all. */
    takeMeasured: () => Measured & { interactions: number }
  }
}

/** In the page (Event Timing): what a finger or a key has begun, not what hovers by the way. */
function listen(): void {
  let measured = { answered: 0, busy: 0 }
  const observer = new PerformanceObserver((list) => hear(list.getEntries()))
  const hear = (entries: PerformanceEntry[]) => {
    for (const { entryType, duration, interactionId } of entries as (PerformanceEntry & { interactionId?: number })[]) {
      if (entryType === 'longtask') measured.busy = Math.max(measured.busy, duration)
      else if (interactionId) measured.answered = Math.max(measured.answered, duration)
    }
  }
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  observer.observe({ type: 'longtask' })
  window.takeMeasured = () => {
    hear(observer.takeRecords())
    const taken = measured
    measured = { answered: 0, busy: 0 }
    return { ...taken, interactions: (performance as Performance & { interactionCount: number }).interactionCount }
  }
}

/** In the page: scrolls where a bar covers it or it is not in sight. */
function bringBeforeEverything(target: Element): void {
  const { left, top, width, height } = target.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!target.contains(hit)) target.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** In the page: until the processor has nothing to do, and what was done is on the screen. */
const idle = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2_000 })))
