import type { Browser, BrowserContext } from 'playwright'
import { aMember, type TestMember } from '../db/testing/factories.ts'
import { aLongConversation, aSession } from '../db/testing/journeys.ts'
import { sessionCookieName } from '../server/core/sessions.ts'
import { clientOf } from '../server/reliability/testing/clients/people.ts'
import { openHome, type RunningServer, startServer } from '../server/reliability/testing/servers/server.ts'
import { openBrowser } from './lib/browser.ts'
import { absolute, atMost, type Benchmark, compare, type Figure } from './lib/figures.ts'

interface Size {
  many: number
  few: number
  requestsPerRound: number
  /** Turns of the wheel on the way back through what was said. */
  looksBack: number
  rounds?: number
}

export const benchmark: Benchmark<Size> = {
  title: 'A conversation of 10,000 messages beside one of 50: opening it, and what the page holds of it',
  tiny: { many: 200, few: 50, requestsPerRound: 2, looksBack: 3, rounds: 1 },
  full: { many: 10_000, few: 50, requestsPerRound: 200, looksBack: 60 },
  run,
}

interface Scene {
  server: RunningServer
  cookie: string
  long: string
  short: string
  size: Size
}

async function run(size: Size): Promise<Figure[]> {
  await using home = openHome()
  // One member asks as often as many do.
  const server = await startServer(home.path, { isWide: true })
  const { db } = server.database
  const [me, ada, ben] = [await aMember(db), await aMember(db), await aMember(db)] as [
    TestMember,
    TestMember,
    TestMember,
  ]
  const secret = await aSession(db, me.id)
  const scene = {
    ...{ server, size, cookie: `${sessionCookieName}=${secret}` },
    long: await aLongConversation(db, { from: me.id, to: ada.id, count: size.many }),
    short: await aLongConversation(db, { from: me.id, to: ben.id, count: size.few }),
  }
  await using browser = await openBrowser()
  const figures = [await answered(scene), await opened(scene, browser), await held(scene, browser)]
  await server.end('SIGTERM')
  return figures
}

/** What the server needs to answer `chat.open`. */
function answered({ server, cookie, long, short, size: { requestsPerRound, rounds } }: Scene): Promise<Figure> {
  const client = clientOf(server.url, cookie)
  const time = async (conversationId: string) => {
    const begun = performance.now()
    for (let i = 0; i < requestsPerRound; i++) await client.chat.open.query({ conversationId })
    return (performance.now() - begun) / requestsPerRound
  }
  const [name, unit] = ['the server answers chat.open', 'ms']
  return compare({ name, unit, rounds, goal: atMost(2), ours: () => time(long), beside: () => time(short) })
}

/** From the navigation to the last message on the screen. */
function opened(scene: Scene, browser: Browser): Promise<Figure> {
  const time = async (conversationId: string, count: number) => {
    const { context, page } = await comeToChat(scene, browser)
    await page.goto(`${scene.server.url}/chats/${conversationId}`, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(momentOf, `Bericht ${count}`, { polling: 'raf' })
    const moment = Number(await shown.jsonValue())
    await context.close()
    return moment
  }
  return compare({
    ...{
      name: 'from the navigation to the last message on the screen',
      unit: 'ms',
      goal: atMost(2),
      rounds: scene.size.rounds ?? 7,
    },
    ours: () => time(scene.long, scene.size.many),
    beside: () => time(scene.short, scene.size.few),
  })
}

/** When the message is visible in the window, in milliseconds since the navigation. */
function momentOf(text: string): number | undefined {
  const last = [...document.querySelectorAll('[data-message]')].at(-1)
  if (!last?.textContent?.includes(text)) return undefined
  const { top, bottom } = last.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight ? performance.now() : undefined
}

/** The most messages that are in the page at any time on the way back through the conversation. */
async function held(scene: Scene, browser: Browser): Promise<Figure> {
  const { context, page } = await comeToChat(scene, browser)
  await page.goto(`${scene.server.url}/chats/${scene.long}`)
  await page.getByRole('log').getByText(`Bericht ${scene.size.many}`, { exact: true }).waitFor()
  await page.getByRole('log').hover()
  let value = 0
  for (let look = 0; look < scene.size.looksBack; look++) {
    value = Math.max(value, await page.locator('[data-message]').count())
    await page.mouse.wheel(0, -2000)
    await page.waitForTimeout(50)
  }
  await context.close()
  return absolute({ name: 'messages in the page at most, while scrolling back', unit: '', value, goal: atMost(60) })
}

async function comeToChat({ server, cookie }: Scene, browser: Browser) {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nl-NL' })
  const [name, value] = cookie.split('=') as [string, string]
  await context.addCookies([{ name, value, url: server.url }])
  return { context, page: await context.newPage() }
}
