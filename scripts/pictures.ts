/**
 * `bun run pictures`: makes the pictures of the README (`docs/pictures/`). Starts the product with its demo and takes screenshots
 * in Chromium.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { demoLogins, demoPassword } from '../db/demo/logins.ts'
import { openHome, startServer } from '../server/reliability/testing/servers/server.ts'
import { ensureShell, shellOptions } from './lib/chromium.ts'
import { root, run, withBun } from './lib/run.ts'

const folder = join(root, 'docs/pictures')

/** Bytes, so that the page with all of them loads fast. */
const maxPictureSize = 150_000

/** At Sophie's, whose demo account is premium. */
const { email } = demoLogins.find(({ siteId, kind }) => siteId === 'vonk' && kind === 'premium')!

const desktop: BrowserContextOptions = { viewport: { width: 1200, height: 800 } }
const phone: BrowserContextOptions = {
  ...{ viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

interface Picture {
  screen: BrowserContextOptions
  /** Opens what the picture shows. */
  open(page: Page): Promise<unknown>
}

const pictures: Record<string, Picture> = {
  search: { screen: desktop, open: (page) => page.goto('/members') },
  conversation: {
    screen: phone,
    async open(page) {
      await page.goto('/chats')
      await page.locator('main a[href*="/chats/"]').first().click()
      await page.waitForURL(/\/chats\/[^/]+$/)
    },
  },
  game: { screen: { ...phone, colorScheme: 'dark' }, open: (page) => page.goto('/swipe-game') },
}

await ensureShell()
mkdirSync(folder, { recursive: true })
await using home = openHome()
const made = await run(withBun('scripts/demo-photos.ts'), { env: { DATA_DIR: home.path } })
if (made.exitCode !== 0) throw new Error(made.output)
const server = await startServer(home.path, { settings: { DEMO: '1' } })
const browser = await chromium.launch(shellOptions())
try {
  for (const [name, picture] of Object.entries(pictures)) {
    const image = await sharp(await screenshotOf(browser, picture))
      .webp({ quality: 80 })
      .toBuffer()
    if (image.byteLength > maxPictureSize)
      throw new Error(`${name} has ${image.byteLength} bytes, ${maxPictureSize} at most`)
    await Bun.write(join(folder, `${name}.webp`), image)
    console.log(`docs/pictures/${name}.webp: ${Math.round(image.byteLength / 1000)} kB`)
  }
} finally {
  await browser.close()
  await server.end('SIGTERM')
}

async function screenshotOf(browser: Browser, { screen, open }: Picture): Promise<Buffer> {
  const baseURL = `http://localhost:${server.port}`
  const context = await browser.newContext({ baseURL, locale: 'nl-NL', reducedMotion: 'reduce', ...screen })
  const page = await context.newPage()
  await page.goto('/login')
  await page.locator('main input[name=email]').fill(email)
  await page.locator('main input[name=password]').fill(demoPassword)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await open(page)
  await page.waitForLoadState('networkidle')
  const image = await page.screenshot()
  await context.close()
  return image
}
