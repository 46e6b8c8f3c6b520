import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'
import { run, withBun } from './run.ts'
import { sharedMemory } from './shared-memory.ts'

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)

/** Chromium without the window around its pages: it draws the same with half the work. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** What Chromium needs to run as root, without a graphics card, without calling home, and for the shell to keep sites apart. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As browsers do that people have: what one site has loaded is no answer for another.
  '--enable-features=SplitCacheByNetworkIsolationKey',
]

export function findChromium(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path))
}

/** How to launch what pages are looked at with where nothing is measured: the shell, else Chromium itself. */
export function shellOptions(): LaunchOptions {
  // Playwright has Chromium's processes share what they draw on the disk, for where memory has no room for it.
  const ignoreDefaultArgs = sharedMemory() ? ['--disable-dev-shm-usage'] : []
  return { executablePath: findShell(), args: chromiumArguments, ignoreDefaultArgs }
}

const findShell = (): string | undefined => (existsSync(SHELL) ? SHELL : findChromium())

/** Installs Chromium where there is none: the system's own as root on Debian, else Playwright's. */
export async function ensureChromium(): Promise<void> {
  if (!findChromium()) await install('chromium')
}

/** Installs only the headless shell. */
export async function ensureShell(): Promise<void> {
  if (!findShell()) await install('chromium-headless-shell')
}

async function install(name: string): Promise<void> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  for (const command of isDebianRoot ? fromDebian(name) : [withBun('playwright', 'install', 'chromium')]) {
    const { exitCode } = await run(command, { shown: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (exitCode !== 0) throw new Error(`Chromium could not be installed: ${command.join(' ')} failed`)
  }
}

const fromDebian = (name: string) => [
  ['apt-get', 'update', '-q'],
  ['apt-get', 'install', '-qy', '--no-install-recommends', name, 'fonts-liberation', 'fonts-noto-color-emoji'],
]
