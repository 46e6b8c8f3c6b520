import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeOf } from '../db/embedded/place.ts'
import { stopPostmaster } from '../db/embedded/postmaster.ts'
import { root } from '../scripts/lib/run.ts'
import { clientOf } from '../server/reliability/testing/clients/people.ts'
import { freePort, postgresIn } from '../server/reliability/testing/servers/server.ts'
import { absolute, atMost, type Benchmark, type Figure } from './lib/figures.ts'

const demoMembers = 1000

interface Size {
  /** As on a machine that has no packages. */
  hasEmptyCaches: boolean
}

export const benchmark: Benchmark<Size> = {
  title: 'From a clean clone, with no package on the machine, to a site with its demo that answers; and once more',
  tiny: { hasEmptyCaches: false },
  full: { hasEmptyCaches: true },
  run,
}

async function run({ hasEmptyCaches }: Size): Promise<Figure[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'vonk-start-'))
  try {
    const first = await secondsFor(async () => {
      await ended(Bun.spawn(['git', 'clone', '--quiet', root, join(scratch, 'vonk')]))
      return start(scratch, hasEmptyCaches)
    })
    const later = await secondsFor(() => start(scratch, hasEmptyCaches))
    return [
      absolute({ name: 'from a clean clone, packages included', unit: 's', value: first, goal: atMost(60) }),
      absolute({ name: 'a later start', unit: 's', value: later, goal: atMost(5) }),
    ]
  } finally {
    await stopPostmaster(placeOf(postgresIn(join(scratch, 'vonk/data'))))
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Seconds until the site answers; it is stopped before this returns. */
async function secondsFor(work: () => Promise<Site>): Promise<number> {
  const begun = performance.now()
  const site = await work()
  const seconds = (performance.now() - begun) / 1000
  await site.stop()
  return seconds
}

interface Site {
  stop(): Promise<void>
}

/** Starts it as its README says, and waits until visitors find the members of the demo. */
async function start(scratch: string, hasEmptyCaches: boolean): Promise<Site> {
  const port = freePort()
  const caches = hasEmptyCaches && {
    BUN_INSTALL_CACHE_DIR: join(scratch, 'bun-cache'),
    npm_config_cache: join(scratch, 'npm-cache'),
  }
  const { NODE_ENV: _, ...outside } = process.env
  const child = Bun.spawn(['npx', '--yes', 'bun', 'start'], {
    cwd: join(scratch, 'vonk'),
    env: { ...outside, ...own, ...caches, PATH: pathWithoutOurs(), PORT: `${port}` },
    stdout: 'ignore',
    stderr: 'ignore',
    // A group of its own, so that all of it can be stopped.
    detached: true,
  })
  while (!(await hasDemo(port))) {
    if (child.exitCode !== null) throw new Error('It does not start')
    await Bun.sleep(50)
  }
  return {
    async stop() {
      process.kill(-child.pid, 'SIGTERM')
      await child.exited
      while (await answers(port)) await Bun.sleep(50)
    },
  }
}

/** As if nobody had configured anything. */
const own = { DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', DATA_DIR: 'data', DEMO: '' }

/** Without this project's own tools, which a clean machine has not. */
function pathWithoutOurs(): string {
  return (process.env.PATH ?? '')
    .split(':')
    .filter((folder) => !folder.startsWith(root))
    .join(':')
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function hasDemo(port: number): Promise<boolean> {
  if (!(await answers(port))) return false
  const { total } = await clientOf(`http://localhost:${port}`).members.search.query({})
  if (!total || total.count < demoMembers) throw new Error(`Visitors find ${total?.count} members`)
  return true
}

async function ended(child: Bun.Subprocess): Promise<void> {
  if ((await child.exited) !== 0) throw new Error('It cannot be cloned')
}
