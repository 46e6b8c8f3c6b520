import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { shellOptions } from './scripts/lib/chromium.ts'

/** Whoever works on journeys names the port and the data of a server that runs already (docs/testing.md). */
const isGiven = process.env.E2E_PORT !== undefined

// This file is read again in every worker; what it chooses once is handed down through the environment.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vonk-e2e-'))
process.env.E2E_PORT ??= `${freePort()}`

const { E2E_DATA_DIR, E2E_PORT } = process.env
const baseURL = `http://localhost:${E2E_PORT}`

/** What a developer's environment may name, and a journey must not touch. */
const OUTSIDE = { DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '' }

/** Journeys say by X-Forwarded-For where a browser is, so that limits for one network hit nobody else. */
const PLACE = { PORT: E2E_PORT, DATA_DIR: E2E_DATA_DIR, TRUSTED_PROXIES: '1' }

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // A journey is long, and other things may go on beside it.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: !!process.env.CI,
  retries: 0,
  // They wait a lot, for answers and for time to pass; nobody in one meets anybody of another.
  workers: 2,
  use: {
    baseURL,
    locale: 'nl-NL',
    actionTimeout: 15_000,
    // Keeping one takes a third of the time, and nobody opens it where a machine runs the journeys.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Motion takes a sixth of the processor's time. Journeys about it ask for it (`moving`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: shellOptions(),
  },
  // A title ends with the size that the journey runs in; one without runs in both (docs/testing.md).
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop$/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'desktop',
      grepInvert: /@phone$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    // Made by the server beside the journeys, they would come late to the pages that the journeys look at.
    command: 'bun scripts/demo-photos.ts && exec bun server/index.ts',
    url: `${baseURL}/readyz`,
    reuseExistingServer: isGiven,
    env: { ...OUTSIDE, ...PLACE, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    timeout: 180_000,
    stdout: 'pipe',
    // Being killed would leave its database running.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})

function freePort(): number {
  const server = Bun.listen({ hostname: 'localhost', port: 0, socket: { data() {} } })
  server.stop()
  return server.port
}
