import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { run, withBun } from './run.ts'

const INSTALLED = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)

/** What Chromium needs to run as root, without a graphics card, and without calling home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function findChromium(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path))
}

/** Installs Chromium where there is none: the system's own as root on Debian, else Playwright's. */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  for (const command of isDebianRoot ? APT : [withBun('playwright', 'install', 'chromium')]) {
    const { exitCode } = await run(command, { shown: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
    if (exitCode !== 0) throw new Error(`Chromium could not be installed: ${command.join(' ')} failed`)
  }
}

const APT = [
  ['apt-get', 'update', '-q'],
  ['apt-get', 'install', '-qy', '--no-install-recommends', 'chromium', 'fonts-liberation', 'fonts-noto-color-emoji'],
]
