import fc from 'fast-check'
import { giftNames } from '../../../../db/reference/gifts.ts'

/** Of which of a member's orders, payments or messages: the newest is 0. */
const of = fc.nat(5)

const outcome = fc.constantFrom(
  ...(['paid', 'paid', 'paid', 'paid', 'paid', 'failed', 'cancelled', 'expired', 'pending'] as const),
  ...(['paid_less', 'paid_more', 'paid_other_currency'] as const),
)

const does = <Name extends string>(name: Name) => ({ does: fc.constant(name) })

const steps = [
  { weight: 6, arbitrary: fc.record({ ...does('order'), packageId: fc.constantFrom('p0', 'p0', 'p1') }) },
  { weight: 2, arbitrary: fc.record({ ...does('pay again'), of }) },
  { weight: 8, arbitrary: fc.record({ ...does('decide at the bank'), of, outcome }) },
  { weight: 6, arbitrary: fc.record({ ...does('bring the news'), of }) },
  { weight: 3, arbitrary: fc.record({ ...does('come back'), of }) },
  { weight: 1, arbitrary: fc.record({ ...does('cancel'), of }) },
  { weight: 2, arbitrary: fc.record({ ...does('charge back'), of }) },
  { weight: 12, arbitrary: fc.record(does('write')) },
  { weight: 8, arbitrary: fc.record({ ...does('give'), gift: fc.constantFrom(...giftNames) }) },
  { weight: 6, arbitrary: fc.record({ ...does('unsend'), of }) },
  { weight: 4, arbitrary: fc.record({ ...does('withdraw'), of, isOldAmount: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record(does('send refunds')) },
  { weight: 1, arbitrary: fc.record(does('delete the account')) },
  { weight: 3, arbitrary: fc.record(does('bring the account back')) },
] as const

const step = fc.oneof(...steps)

/** What a member, a bank or a round of the background does with money. */
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
export type Does = Step['does']

/** Lives of so many steps each, the same ones at every run with a seed. In one of three moments two steps are taken at once. */
export function livesOf({ lives, steps: count, seed }: { lives: number; steps: number; seed: number }): Step[][][] {
  const moments = fc.array(fc.tuple(step, fc.nat(2)), { minLength: count, maxLength: count })
  return fc.sample(moments, { numRuns: lives, seed }).map((taken) => {
    const life: Step[][] = []
    for (const [one, when] of taken) {
      const last = life.at(-1)
      if (when === 0 && last?.length === 1) last.push(one)
      else life.push([one])
    }
    return life
  })
}
