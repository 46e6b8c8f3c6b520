import { beginRound, isDone, type Shop } from './shop.ts'
import type { Begun, Way } from './way.ts'

/** Work that has come to a step, or to its end before. */
export interface Cut extends Begun {
  way: string
  step: number
  isCut: boolean
}

/** Milliseconds after which a round polls an undecided payment, and gives up a charge that was never made. */
export const untilAsked = 6 * 60_000

/**
 * Runs each way up to each of these steps, where it halts until the server dies. If it has fewer steps, it stops there.
 * A round handles everything that is due at once. So each round halts once, at the middle step, before the requests
 * begin.
 */
export async function bringTo(
  shop: Shop,
  { ways, steps, pass }: { ways: readonly Way[]; steps: readonly number[]; pass(): Promise<void> },
): Promise<Cut[]> {
  const cuts: Cut[] = []
  const middle = steps[Math.floor(steps.length / 2)] ?? 0
  const rounds = ways.filter(({ who }) => who !== 'requests')
  const dueTo: Begun[] = []
  for (const { prepare } of rounds) dueTo.push(await prepare(shop))
  await pass()
  for (const [n, { name: way, who }] of rounds.entries()) {
    await shop.haltAt({ who, step: middle })
    const id = await beginRound(shop, who)
    const isCut = await standsBefore(shop, who, () => isDone(shop, who, id))
    if (!isCut) await shop.goOn(who)
    cuts.push({ ...dueTo[n]!, way, step: middle, isCut })
  }
  for (const { name: way, prepare } of ways.filter(({ who }) => who === 'requests')) {
    for (const step of steps) {
      const begun = await prepare(shop)
      const isCut = await cutOff(shop, step, begun)
      cuts.push({ ...begun, way, step, isCut })
      if (!isCut) break
    }
  }
  return cuts
}

async function cutOff(shop: Shop, step: number, { send }: Begun): Promise<boolean> {
  await shop.haltAt({ who: 'requests', step })
  let end: 'answered' | { error: unknown } | undefined
  const sending = send?.(shop).then(
    () => {
      end = 'answered'
    },
    (error) => {
      end = { error }
    },
  )
  const isCut = await standsBefore(shop, 'requests', async () => end !== undefined)
  await shop.goOn('requests')
  if (!isCut) await sending
  if (typeof end === 'object') throw new Error('what was not cut off has failed', { cause: end.error })
  return isCut
}

/** Whether it comes to its step before it is done. */
async function standsBefore(shop: Shop, who: string, isOver: () => Promise<boolean>): Promise<boolean> {
  for (;;) {
    const wasOver = await isOver()
    if (await shop.isStanding(who)) return true
    if (wasOver) return false
    await Bun.sleep(5)
  }
}
