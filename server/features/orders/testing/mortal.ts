import type { Db } from '../../../../db/client.ts'
import type { MemberContext, World } from '../../../core/context.ts'
import type { PaymentProvider } from '../../../gateways/payments/provider.ts'

/** The process was killed. */
class Killed extends Error {
  override readonly name = 'Killed'
}

/**
 * The same world, in a process that is killed at its nth step: before or after a call of a provider or a transaction, or before
 * another statement. From then on nothing is done any more.
 */
function mortal<Some extends World | MemberContext>(world: Some, steps: number): Some {
  let left = steps
  const step = () => {
    if (left-- <= 0) throw new Killed()
  }
  const around =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      step()
      const result = await work(...given)
      step()
      return result
    }
  const provider = (name: string): PaymentProvider => {
    const real = world.payments.provider(name)
    const { customer, create, charge, findCharge, fetch, cancel, refund } = real
    return {
      ...real,
      customer: around(customer),
      create: around(create),
      charge: around(charge),
      findCharge: around(findCharge),
      fetch: around(fetch),
      cancel: around(cancel),
      refund: around(refund),
    }
  }
  const db = new Proxy(world.db, {
    get(real, name: keyof Db) {
      if (name === 'transaction') return around(real.transaction.bind(real))
      if (name === 'update' || name === 'select') step()
      const value = real[name]
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
  return { ...world, db, payments: { ...world.payments, provider } }
}

/** Does something in a process that is killed at its nth step; whether it came to its end before. */
export async function killedAt<Some extends World | MemberContext>(
  world: Some,
  step: number,
  work: (world: Some) => Promise<unknown>,
): Promise<'killed' | 'done'> {
  try {
    await work(mortal(world, step))
    return 'done'
  } catch (error) {
    if (!(error instanceof Killed)) throw error
    return 'killed'
  }
}

/** So many steps, and the one at which nothing is left to be killed. */
export const eachStep = (steps: number) => Array.from({ length: steps + 1 }, (_, step) => [step, steps] as const)

/** What becomes of work of so many steps that is killed at this one. */
export const fateAt = (step: number, steps: number) => (step < steps ? 'killed' : 'done')
