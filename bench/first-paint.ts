import { join } from 'node:path'
import type { Browser } from 'playwright'
import { untilIdle } from '../server/reliability/testing/servers/gauges.ts'
import { openHome, startServer } from '../server/reliability/testing/servers/server.ts'
import { firstPaintOf, layoutShiftOf, openBrowser, slowPhone } from './lib/browser.ts'
import { absolute, atMost, type Benchmark, compare, type Figure, median } from './lib/figures.ts'

interface Size {
  /** With the pictures of the demo, which take a while to be made. */
  hasDemo: boolean
  /** Paints of which a figure is the median: a single one swings by a third. */
  paints: number
  rounds?: number
}

export const benchmark: Benchmark<Size> = {
  title: 'Pages rendered for visitors: first paint on slow 4G and a 4 times slower processor, and layout shift',
  tiny: { hasDemo: false, paints: 1, rounds: 1 },
  full: { hasDemo: true, paints: 7 },
  run,
}

async function run({ hasDemo, paints, rounds }: Size): Promise<Figure[]> {
  await using home = openHome()
  const server = await startServer(home.path, { settings: { DEMO: hasDemo ? '1' : '0' } })
  if (hasDemo) await untilIdle(server)
  await using emptyApp = await startEmptyApp()
  await using browser = await openBrowser()
  const figures = [
    await compare({
      ...{ name: 'first paint of / beside an almost empty page of the same stack', unit: 'ms' },
      goal: atMost(1.5),
      rounds,
      ours: () => typicalPaint(browser, `${server.url}/`, paints),
      beside: () => typicalPaint(browser, emptyApp.url, paints),
    }),
  ]
  for (const path of ['/', '/members']) {
    const value = await layoutShift(browser, server.url + path)
    figures.push(absolute({ name: `layout shift of ${path}`, unit: '', value, goal: atMost(0.02) }))
  }
  await server.end('SIGTERM')
  return figures
}

async function typicalPaint(browser: Browser, url: string, paints: number): Promise<number> {
  const times = []
  for (let i = 0; i < paints; i++) times.push(await firstPaint(browser, url))
  return median(times)
}

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const page = await slowPhone(browser)
  await page.goto(url)
  const time = await firstPaintOf(page)
  await page.context().close()
  return time
}

/** Of the page until everything on it has come. */
async function layoutShift(browser: Browser, url: string): Promise<number> {
  const page = await slowPhone(browser)
  await page.goto(url, { waitUntil: 'networkidle' })
  const shift = await layoutShiftOf(page)
  await page.context().close()
  return shift
}

/** The empty app, in a process of its own. */
async function startEmptyApp(): Promise<AsyncDisposable & { url: string }> {
  const command = [process.execPath, join(import.meta.dir, 'empty-app/server.tsx')]
  const child = Bun.spawn(command, { env: { ...process.env, NODE_ENV: 'production' }, stdout: 'pipe' })
  const { value } = await child.stdout.getReader().read()
  return {
    url: `http://127.0.0.1:${new TextDecoder().decode(value).trim()}/`,
    async [Symbol.asyncDispose]() {
      child.kill()
      await child.exited
    },
  }
}
