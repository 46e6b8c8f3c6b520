import type { Browser, Page } from 'playwright'
import { type BreakableLine, breakableLine } from '../lines/line.ts'
import type { Person } from './people.ts'

/** A browser of somebody's own, on a line of its own, that looks at one conversation. */
export interface Phone {
  owner: Person
  line: BreakableLine
  /** Breaks the connection once a live stream is open on it. */
  cut(): Promise<void>
  /** Drops all data from now on without an error. */
  fallAsleep(): void
  /** Moves the page's clock by `duration`: its timers fire now, and the network is another one. */
  wakeAfter(duration: string): Promise<void>
  /** The numbers in the messages of the conversation, from the first to the last, each as often as it is shown. */
  readAll(): Promise<number[]>
  /** What the tab says. */
  title(): Promise<string>
  close(): Promise<void>
}

/** Opens the conversation between `owner` and `other`. */
export async function openPhone(browser: Browser, port: number, owner: Person, other: Person): Promise<Phone> {
  const line = breakableLine(port)
  const context = await browser.newContext({
    baseURL: line.url,
    locale: 'nl-NL',
    viewport: { width: 390, height: 844 },
  })
  const [name = '', value = ''] = owner.cookie.split('=')
  await context.addCookies([{ name, value, url: line.url, httpOnly: true, sameSite: 'Lax' }])
  await context.addInitScript(() => localStorage.setItem('hide-entry-warning', '1'))
  const page = await context.newPage()
  await page.clock.install()
  let streams = 0
  page.on('response', (response) => {
    if (response.url().includes('/trpc/live.events')) streams++
  })
  await page.goto(`/members/${other.id}/chat`)
  await page.getByRole('log').locator('[data-message]').first().waitFor()

  let cutAt = 0
  return {
    ...{ owner, line },
    async cut() {
      while (streams === cutAt) await Bun.sleep(10)
      cutAt = streams
      line.breakAll()
    },
    fallAsleep: () => line.freeze(),
    async wakeAfter(duration) {
      await page.clock.fastForward(duration)
      line.thaw()
      line.breakAll()
    },
    readAll: () => readUp(page),
    title: () => page.title(),
    async close() {
      await context.close()
      line.close()
    },
  }
}

/** Scrolls from the end of the log to its beginning; only what is near the screen is in the page. */
async function readUp(page: Page): Promise<number[]> {
  const read = await page.getByRole('log').evaluate(async (scroller) => {
    const byPlace: number[] = []
    const note = () => {
      for (const row of scroller.querySelectorAll<HTMLElement>('[data-index]')) {
        const said = row.querySelector('[data-message] p')?.textContent ?? ''
        byPlace[Number(row.dataset.index)] = Number(/\d+$/.exec(said)?.[0])
      }
    }
    scroller.scrollTo(0, scroller.scrollHeight)
    for (;;) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      note()
      if (scroller.scrollTop <= 0) return byPlace
      // Half a screen: rows that are measured on the way move those below them.
      scroller.scrollBy(0, -scroller.clientHeight / 2)
    }
  })
  return Array.from(read, (number) => number ?? Number.NaN)
}
