import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Database } from '../../../db/client.ts'
import type { TestMember } from '../../../db/testing/factories.ts'
import { aSession } from '../../../db/testing/journeys.ts'
import { imitateTranslator } from '../translation/imitate-translator.ts'
import { listenForErrors } from './page-errors.ts'
import { listenForRequests } from './requests.ts'

type Looks = 'colorScheme' | 'reducedMotion' | 'viewport'
type Kind = Looks | 'locale' | 'timezoneId' | 'javaScriptEnabled' | 'permissions' | 'serviceWorkers'

export interface BrowserTraits extends Pick<BrowserContextOptions, Kind> {
  /** Where the visitor is: an address of that network. Without it a private one, of a country that nobody knows. */
  address?: string
  /** The warning at the door has not been answered here before. */
  meetsEntryWarning?: boolean
  /** Of the brand that is visited. */
  host?: string
  /** Reaches the server another way than straight. */
  baseURL?: string
}

export interface Browsers {
  /** A browser of somebody's own, logged in as this member, or a visitor's. */
  open(member: TestMember | null, traits?: BrowserTraits): Promise<Page>
  /** Of all their pages. */
  errors(): string[]
  /** What pages are open at this moment, and which requests of theirs have no whole answer yet. */
  underWay(): string[]
  close(): Promise<void>
}

interface Around {
  database: Database
  straightURL: string
  /** All pages are read through a translator. */
  isTranslated: boolean
}

/** The browsers of one test: each has its own storage, comes from a network of its own, and is listened to. */
export function browsersOf(browser: Browser, { database, straightURL, isTranslated }: Around): Browsers {
  const contexts: BrowserContext[] = []
  const heard: string[][] = []
  const asked: (() => string[])[] = []
  return {
    async open(member, { address = anAddress(), meetsEntryWarning, host = 'localhost', ...options } = {}) {
      const baseURL = options.baseURL ?? straightURL.replace('localhost', host)
      const context = await browser.newContext({
        // What a worker asks for nobody holds or breaks: it is there where a journey is about it.
        serviceWorkers: options.permissions ? 'allow' : 'block',
        ...options,
        baseURL,
        extraHTTPHeaders: { 'x-forwarded-for': address },
      })
      contexts.push(context)
      if (slowWrites) await slowDown(context, slowWrites)
      heard.push(await listenForErrors(context))
      asked.push(listenForRequests(context))
      if (!meetsEntryWarning) await context.addInitScript(answerEntryWarning)
      if (isTranslated) await context.addInitScript(imitateTranslator)
      if (member) await context.addCookies([await sessionCookie(database, member.id, baseURL)])
      return context.newPage()
    },
    errors: () => heard.flat(),
    underWay: () => asked.flatMap((list) => list()),
    async close() {
      for (const context of contexts) {
        // A request may be in the hands of the test, which is over.
        const routed = [context, ...context.pages()]
        await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
        await context.close()
      }
    },
  }
}

async function sessionCookie(database: Database, memberId: string, url: string) {
  const value = await aSession(database.db, memberId)
  return { name: 'vonk_session', value, url, httpOnly: true, sameSite: 'Lax' as const }
}

/** Milliseconds that every change takes longer to reach the server: shows a journey that takes what is on the screen for done. */
const slowWrites = Number(process.env.E2E_SLOW_WRITES ?? 0)

async function slowDown(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.route(/\/(trpc|photos|api)\b/, async (route) => {
    if (route.request().method() !== 'GET') await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.fallback()
  })
}

function answerEntryWarning() {
  try {
    localStorage.setItem('hide-entry-warning', '1')
  } catch {
    // A mail is shown in a frame that may keep nothing.
  }
}

const byte = () => Math.floor(Math.random() * 256)
const anAddress = () => `10.${byte()}.${byte()}.${byte()}`
