/** The product as a server whose work halts at a step set beforehand, as if its process died there. */
import { generate } from '../../../../scripts/generate.ts'
import type { World } from '../../../core/context.ts'
import { createLimits } from '../../../core/limits.ts'
import { stepping } from '../../../features/orders/testing/stepping.ts'
import type { Halt } from './halting.ts'

/** How far the clock is ahead, in milliseconds. */
let ahead = 0
const now = () => new Date(Date.now() + ahead)

/** By who takes the steps. What is not named goes on. */
const halts = new Map<string, { left: number; isStanding: boolean }>()

/** Halted work never goes on, nor does other work of the same `who`. */
async function step(who: string): Promise<void> {
  const halt = halts.get(who)
  if (!halt || halt.left-- > 0) return
  halt.isStanding = true
  await new Promise(() => {})
}

function haltAt({ who, step }: Halt): void {
  halts.set(who, { left: step, isStanding: false })
}

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(Bun.env.HALT_PORT),
  async fetch(request) {
    const { pathname } = new URL(request.url)
    if (pathname === '/halt') haltAt(await request.json())
    if (pathname === '/go-on') halts.delete(await request.json())
    if (pathname === '/ahead') ahead = await request.json()
    return Response.json([...halts].flatMap(([who, { isStanding }]) => (isStanding ? [who] : [])))
  },
})

await generate()
// Only now: it cannot be loaded before its words are compiled.
const { start } = await import('../../../start.ts')
await start({
  limits: createLimits(1_000),
  worldFor: (part, world): World => stepping({ ...world, now }, () => step(part === 'requests' ? part : part.queue)),
})
