/** The product without effective limits, and a port beside it that reports the load of its process. */
import { generate } from '../../../../scripts/generate.ts'
import { createLimits } from '../../../core/limits.ts'
import type { Fare } from './watch.ts'

const beat = 2
let last = { at: performance.now(), used: processor() }
let longestPause = 0
setInterval(notePause, beat)

/** Milliseconds that all threads of this process have worked. */
function processor(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Where other programs held this one up it did not work itself: then it was no pause of its own. */
function notePause(): void {
  const now = { at: performance.now(), used: processor() }
  longestPause = Math.max(longestPause, Math.min(now.at - last.at - beat, now.used - last.used))
  last = now
}

function fare(): Fare {
  notePause()
  const seen = { longestPause, processor: processor(), memory: process.memoryUsage.rss() }
  longestPause = 0
  return seen
}

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(Bun.env.WATCH_PORT),
  fetch: ({ url }) => {
    if (url.endsWith('/tidy')) Bun.gc(true)
    return Response.json(fare())
  },
})

await generate()
// Only now: it cannot be loaded before its words are compiled.
const { start } = await import('../../../start.ts')
await start({ limits: createLimits(1_000) })
