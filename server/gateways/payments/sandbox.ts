import type { z } from 'zod'
import { parseJson } from '../../core/http/body.ts'
import {
  type CreatedPayment,
  type NewPayment,
  type PaymentProvider,
  type PaymentState,
  ProviderAway,
  ProviderRefused,
} from './provider.ts'
import {
  chargeTold,
  mandateTold,
  methodsTold,
  newsTold,
  type PaymentAsked,
  type PaymentTold,
  paymentTold,
  refundTold,
  refusalTold,
} from './sandbox-protocol.ts'

export interface SandboxOptions {
  /** Without a slash at the end. */
  url: string
  key: string
  /** Milliseconds that an answer may take. */
  patience?: number
}

/** The test bank (product §17.15), spoken to over HTTP as every provider is. */
export function sandboxProvider({ url, key, patience = 10_000 }: SandboxOptions): PaymentProvider {
  /** Asks the bank, and reads its answer by `schema`. */
  async function ask<Told>(schema: z.ZodType<Told>, method: string, path: string, body?: object): Promise<Told> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    }).catch(away)
    if (response.status >= 500) throw new ProviderAway(`sandbox answered ${response.status}`, { hasAnswered: true })
    const answer: unknown = await response.json().catch(away)
    if (response.ok) return schema.parseAsync(answer).catch(unreadable)
    const { data } = refusalTold.safeParse(answer)
    throw new ProviderRefused(`sandbox refused: ${data?.error ?? response.status}`, {
      isUnknown: response.status === 404 && data?.error !== 'path_not_found',
    })
  }

  return {
    name: 'sandbox',
    methods: (country, currency) => ask(methodsTold, 'GET', `/methods?country=${country}&currency=${currency}`),
    // It calls them as we do.
    customer: async (id) => id,
    create: async (payment) => createdOf(await ask(paymentTold, 'POST', '/payments', askedOf(payment))),
    charge: async (payment, mandateId) =>
      createdOf(await ask(paymentTold, 'POST', '/charges', { ...askedOf(payment), mandateId })),
    async findCharge(id) {
      const { charge } = await ask(chargeTold, 'GET', `/charges/${inPath(id)}`)
      return charge && createdOf(charge)
    },
    fetch: async (id) => stateOf(await ask(paymentTold, 'GET', `/payments/${inPath(id)}`)),
    cancel: async (id) => void (await ask(paymentTold, 'POST', `/payments/${inPath(id)}/cancel`)),
    // As in the world outside, which shows what follows from it.
    canRefund: (method) => method !== 'paysafecard',
    async refund(paymentId, { id, amount }) {
      const { id: providerRefundId } = await ask(refundTold, 'POST', `/payments/${inPath(paymentId)}/refunds`, {
        ...{ id, amount },
      })
      return { providerRefundId }
    },
    refundState: async (_, id) => (await ask(refundTold, 'GET', `/refunds/${inPath(id)}`)).state,
    forgetMandate: async (id) => void (await ask(mandateTold, 'DELETE', `/mandates/${inPath(id)}`)),
    webhook(body) {
      try {
        return [newsTold.parse(parseJson(body)).payment]
      } catch {
        return []
      }
    },
  }
}

const inPath = encodeURIComponent

function away(cause: unknown): never {
  throw new ProviderAway('sandbox does not answer', { cause })
}

function unreadable(cause: unknown): never {
  throw new ProviderAway('sandbox answered what cannot be read', { cause, hasAnswered: true })
}

function askedOf({ id, amount, method, bank, country, description, returnUrl, webhookUrl, remember }: NewPayment) {
  const customer = remember?.customer ?? null
  const asked = { id, amount, method, bank, country, description, returnUrl, webhookUrl, customer }
  return asked satisfies PaymentAsked
}

function createdOf(told: PaymentTold): CreatedPayment {
  return { providerPaymentId: told.id, checkoutUrl: told.checkoutUrl, state: stateOf(told) }
}

const stateOf = ({ id: _, checkoutUrl: __, ...state }: PaymentTold): PaymentState => state
