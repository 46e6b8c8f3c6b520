import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright'
import {
  chromiumArguments,
  ensureChromium,
  ensureShell,
  findChromium,
  shellOptions,
} from '../../scripts/lib/chromium.ts'

export async function openBrowser(): Promise<Browser> {
  await ensureChromium()
  return chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
}

/**
 * The headless shell. Full Chromium without a display skips some frames ("draw skipped"), and reports them only at the
 * next touch.
 */
export async function openShell(): Promise<Browser> {
  await ensureShell()
  return chromium.launch(shellOptions())
}

const kilobit = 1000 / 8

/** What Lighthouse calls slow 4G. */
const slow4G = { offline: false, downloadThroughput: 1600 * kilobit, uploadThroughput: 750 * kilobit, latency: 150 }

/** A page of a browser that has never been here, on a phone on slow 4G with a processor four times slower. */
export async function slowPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'nl-NL' },
    ...options,
  })
  const page = await context.newPage()
  const devtools = await slowProcessor(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  return page
}

/** Makes the page's processor four times slower. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return devtools
}

/** Milliseconds from the navigation to the first text or picture. */
export async function firstPaintOf(page: Page): Promise<number> {
  const read = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  const found = await page.waitForFunction(read)
  return Number(await found.jsonValue())
}

/** How far what was seen has moved by itself, from the beginning until now (CLS: the worst session of shifts). */
export async function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts = await new Promise<(PerformanceEntry & { value: number; hadRecentInput: boolean })[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as never))
      observer.observe({ type: 'layout-shift', buffered: true })
      // The observer reports nothing if nothing has moved.
      setTimeout(() => resolve(observer.takeRecords() as never), 500)
    })
    return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
  })
}
