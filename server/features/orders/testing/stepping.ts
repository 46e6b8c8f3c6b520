import type { Db } from '../../../../db/client.ts'
import type { World } from '../../../core/context.ts'
import type { PaymentProvider } from '../../../gateways/payments/provider.ts'

type Step = () => Promise<void>

/**
 * The same world, which calls `step` before and after each provider call and transaction, and before any other
 * statement. Nothing leaves the process between two steps. Statements in a transaction are no steps: a process that
 * dies there has committed nothing.
 */
export function stepping<Some extends Pick<World, 'db' | 'payments'>>(world: Some, step: Step): Some {
  const { db, payments } = world
  const provider = (name: string) => steppingAt(payments.provider(name), step)
  return { ...world, db: steppingIn(db, step), payments: { ...payments, provider } }
}

function steppingAt({ webhook, canRefund, ...real }: PaymentProvider, step: Step): PaymentProvider {
  const verbs = Object.entries(real).map(([name, verb]) => [
    name,
    typeof verb === 'function' ? around(verb, step) : verb,
  ])
  return { ...Object.fromEntries(verbs), webhook, canRefund }
}

/** Whatever it takes and answers goes through. */
type Verb = (...given: never[]) => Promise<unknown>

const around = (verb: Verb, step: Step): Verb =>
  async function around(...given) {
    await step()
    const result = await verb(...given)
    await step()
    return result
  }

const before = (verb: Verb, step: Step): Verb =>
  async function before(...given) {
    await step()
    return verb(...given)
  }

function steppingIn<Some extends Db>(db: Some, step: Step): Some {
  return new Proxy(db, {
    get(real, name: keyof Db) {
      if (name === 'transaction') return around(real.transaction, step)
      if (name === 'execute') return before(real.execute.bind(real) as Verb, step)
      if (name === '$client') return steppingClient(real.$client, step)
      const value = real[name]
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => later(Reflect.apply(value, real, given), step)
    },
  })
}

const steppingClient = <Client extends Db['$client']>(client: Client, step: Step): Client =>
  new Proxy(client, {
    get: (real, name) =>
      name === 'unsafe' ? before(real.unsafe.bind(real) as Verb, step) : Reflect.get(real, name, real),
  })

/** A statement that is being built, which goes off when somebody waits for it. */
function later(building: object, step: Step): object {
  return new Proxy(building, {
    get(real, name) {
      const value = Reflect.get(real, name, real)
      if (typeof value !== 'function') return value
      if (name === 'then')
        return (...settled: Parameters<Promise<unknown>['then']>) =>
          step()
            .then(() => real)
            .then(...settled)
      return (...given: unknown[]) => {
        const built: unknown = Reflect.apply(value, real, given)
        return isStatement(built) ? later(built, step) : built
      }
    },
  })
}

const isStatement = (built: unknown): built is object => typeof built === 'object' && built !== null && 'then' in built
