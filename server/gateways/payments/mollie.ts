import createMollieClient, {
  MandateStatus,
  MollieApiError,
  type Payment,
  type PaymentCreateParams,
  SequenceType,
} from '@mollie/api-client'
import { z } from 'zod'
import { type Currency, currencies } from '../../../db/reference/countries/facts.ts'
import { type Money, money } from '../../../db/reference/money/money.ts'
import type { PaymentStatus } from '../../../db/reference/money/payment-statuses.ts'
import { canBeRefunded, canBeRemembered, mollieLocale, mollieMethods, offeredMethods } from './mollie-methods.ts'
import {
  type CreatedPayment,
  type NewPayment,
  type PaymentProvider,
  type PaymentState,
  ProviderAway,
  ProviderRefused,
} from './provider.ts'

export interface MollieOptions {
  /** Begins with `live_` or `test_`. */
  apiKey: string
  /** Elsewhere than at Mollie, for tests. */
  endpoint?: string
  /** Milliseconds that an answer may take: the client itself waits without end, and asks three times while it gets a 5xx. */
  patience?: number
}

/** Mollie (https://docs.mollie.com), which speaks of amounts as decimals, and posts nothing but the id of a payment. */
export const mollieProvider = (options: MollieOptions): PaymentProvider => readingSafely(speakMollie(options))

/** The client passes on what it was answered, unread: what has another shape than it promises fails where we read it. */
function readingSafely(provider: PaymentProvider): PaymentProvider {
  return new Proxy(provider, {
    get(real, name: keyof PaymentProvider) {
      const verb = real[name]
      if (typeof verb !== 'function' || name === 'webhook' || name === 'canRefund') return verb
      return async (...given: never[]) => {
        try {
          return await (verb as (...given: never[]) => Promise<unknown>)(...given)
        } catch (error) {
          if (error instanceof ProviderAway || error instanceof ProviderRefused) throw error
          throw unreadable(error instanceof Error ? error.name : 'what it said')
        }
      }
    },
  })
}

function speakMollie({ apiKey, endpoint, patience = 10_000 }: MollieOptions): PaymentProvider {
  const mollie = createMollieClient({ apiKey, ...(endpoint !== undefined && { apiEndpoint: endpoint }) })

  async function answer<Told>(asked: Promise<Told>): Promise<Told> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new ProviderAway('mollie does not answer')), patience)
    try {
      return await Promise.race([asked, late])
    } catch (error) {
      throw failureOf(error)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Not where somebody has deleted them at Mollie, which refuses whatever is asked for them from then on. */
  async function isThere(customerId: string): Promise<boolean> {
    return answer(mollie.customers.get(wellFormed(customerId, 'cst'))).then(
      () => true,
      (error) => {
        if (error instanceof ProviderRefused) return false
        throw error
      },
    )
  }

  /** Mollie knows a request again for an hour; what has moved money is looked for, so that it is known for ever. */
  async function knownCharge(customerId: string, id: string): Promise<Payment | undefined> {
    const charges = await answer(mollie.customerPayments.page({ customerId, limit: mostOnPage }))
    return charges.find(({ metadata }) => isOurs(metadata, id))
  }

  /** It tells of one that has ended, such as of a card that is over, before it is asked to charge it. */
  async function checkMandate(customerId: string, mandateId: string): Promise<void> {
    const { status } = await answer(mollie.customerMandates.get(mandateId, { customerId }))
    if (status === MandateStatus.invalid) throw new ProviderRefused('mollie: mandate is invalid', { isUnknown: true })
  }

  async function knownRefund(paymentId: string, id: string) {
    const refunds = await answer(mollie.paymentRefunds.page({ paymentId, limit: mostOnPage }))
    return refunds.find(({ metadata }) => isOurs(metadata, id))
  }

  const get = (id: string) => answer(mollie.payments.get(wellFormed(id, 'tr')))

  return {
    name: 'mollie',
    async methods(country, currency) {
      const asked = { billingCountry: country, includeWallets: 'applepay', amount: { currency, value: '10.00' } }
      const taken = await answer(mollie.methods.list(asked))
      const ids = taken.map(({ id }) => id)
      return offeredMethods(ids, country).map((method) => {
        const theirs = mollieMethods[method]
        return { method, banks: [], canBeRemembered: theirs !== undefined && canBeRemembered(theirs) }
      })
    },
    async customer(id, known) {
      if (known !== null && (await isThere(known))) return known
      const asked = { metadata: { customer: id }, idempotencyKey: ['customer', id, known].filter(Boolean).join('-') }
      return (await answer(mollie.customers.create(asked))).id
    },
    async create(payment) {
      const method = methodOf(payment)
      const customerId = canBeRemembered(method) ? payment.remember?.customer : undefined
      const locale = mollieLocale(payment.locale, payment.country)
      const created = await answer(
        mollie.payments.create({
          ...commonOf(payment),
          ...{ method, redirectUrl: payment.returnUrl },
          ...(locale && { locale }),
          ...(customerId !== undefined && { customerId, sequenceType: SequenceType.first }),
        }),
      )
      return createdOf(created)
    },
    async charge(payment, remembered) {
      const { customerId, mandateId } = partsOf(remembered)
      const known = await knownCharge(customerId, payment.id)
      if (known) return createdOf(known)
      await checkMandate(customerId, mandateId)
      const recurring = { customerId, mandateId, sequenceType: SequenceType.recurring }
      return createdOf(await answer(mollie.payments.create({ ...commonOf(payment), ...recurring })))
    },
    async findCharge(id, remembered) {
      const known = await knownCharge(partsOf(remembered).customerId, id)
      return known ? createdOf(known) : null
    },
    fetch: async (id) => stateOf(await get(id)),
    async cancel(id) {
      const { isCancelable } = await get(id)
      if (!isCancelable) return
      await answer(mollie.payments.cancel(id)).catch((error) => {
        // It has been paid in this very moment.
        if (!(error instanceof ProviderRefused)) throw error
      })
    },
    canRefund: canBeRefunded,
    async refund(paymentId, { id, amount, description }) {
      wellFormed(paymentId, 'tr')
      const asked = { paymentId, amount: theirs(amount), description, metadata: { id }, idempotencyKey: id }
      const refund = (await knownRefund(paymentId, id)) ?? (await answer(mollie.paymentRefunds.create(asked)))
      return { providerRefundId: refund.id }
    },
    async refundState(paymentId, refundId) {
      const asked = { paymentId: wellFormed(paymentId, 'tr') }
      const { status } = await answer(mollie.paymentRefunds.get(wellFormed(refundId, 're'), asked))
      if (status === 'refunded') return 'done'
      return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
    },
    async forgetMandate(remembered) {
      const { customerId, mandateId } = partsOf(remembered)
      await answer(mollie.customerMandates.revoke(mandateId, { customerId }))
    },
    webhook(body) {
      const id = body.length > longestWebhook ? '' : (new URLSearchParams(body).get('id') ?? '')
      return isWellFormed(id, 'tr') ? [id] : []
    },
  }
}

const longestWebhook = 1000
/** All that a member has paid since a charge whose answer was lost is less. */
const mostOnPage = 250

/** The client puts ids into paths as they are. */
const isWellFormed = (id: string, kind: string) => id.startsWith(`${kind}_`) && /^[a-z]+_[A-Za-z0-9]{1,60}$/.test(id)

function wellFormed(id: string, kind: string): string {
  if (!isWellFormed(id, kind)) throw new ProviderRefused('mollie knows no such id', { isUnknown: true })
  return id
}

/** A mandate is of a customer, and what we keep is one text. */
const mandateOf = (customerId: string, mandateId: string) => `${customerId}.${mandateId}`

function partsOf(remembered: string) {
  const [customerId = '', mandateId = ''] = remembered.split('.')
  return { customerId: wellFormed(customerId, 'cst'), mandateId: wellFormed(mandateId, 'mdt') }
}

/** What its words say of somebody stays out of our logs. */
function failureOf(error: unknown): ProviderAway | ProviderRefused {
  if (error instanceof ProviderAway) return error
  if (!(error instanceof MollieApiError)) return new ProviderAway('mollie answered what cannot be read')
  const { statusCode, field } = error
  const what = [statusCode, field].filter(Boolean).join(' ')
  // A conflict is with the same request that is still under way, or with a refund of as much of the same payment within the hour.
  const hasAnswered = statusCode !== undefined && (statusCode >= 500 || statusCode === 409)
  const isPassing = statusCode === undefined || hasAnswered || [408, 429].includes(statusCode)
  if (isPassing) return new ProviderAway(`mollie is away: ${what}`, { hasAnswered })
  return new ProviderRefused(`mollie refused: ${what}`, { isUnknown: statusCode === 404 || statusCode === 410 })
}

function methodOf({ method }: NewPayment) {
  const theirs = mollieMethods[method]
  if (!theirs) throw new ProviderRefused(`mollie does not take ${method}`)
  return theirs
}

const commonOf = ({ id, amount, description, webhookUrl }: NewPayment) =>
  ({
    ...{ amount: theirs(amount), description, webhookUrl },
    ...{ metadata: { id }, idempotencyKey: id },
  }) satisfies Partial<PaymentCreateParams>

const isOurs = (metadata: unknown, id: string) =>
  typeof metadata === 'object' && metadata !== null && 'id' in metadata && metadata.id === id

interface Amount {
  currency: string
  value: string
}

const theirs = ({ minor, currency }: Money): Amount => ({ currency, value: (minor / 100).toFixed(2) })

/** The client passes on whatever came, of any shape. */
const amountTold = z.object({ currency: z.enum(currencies), value: z.string().regex(/^\d{1,9}\.\d\d$/) })

/** Throws `ProviderAway` for an invalid amount: the next response may be correct. */
function ours(told: unknown): Money {
  const { data } = amountTold.safeParse(told)
  if (!data) throw unreadable('an amount')
  return money(Number(data.value.replace('.', '')), data.currency)
}

const unreadable = (what: string) =>
  new ProviderAway(`mollie answered what cannot be read: ${what}`, { hasAnswered: true })

function createdOf(payment: Payment): CreatedPayment {
  const { id, _links } = payment
  if (typeof id !== 'string') throw unreadable('an id')
  return { providerPaymentId: id, checkoutUrl: _links?.checkout?.href ?? null, state: stateOf(payment) }
}

function stateOf(payment: Payment): PaymentState {
  const { customerId, mandateId, amount, amountRefunded, amountChargedBack } = payment
  const isPaid = payment.status === 'paid'
  const { currency } = ours(amount)
  return {
    status: statuses[payment.status] ?? 'pending',
    canBeCancelled: payment.isCancelable === true,
    paid: isPaid ? ours(amount) : nothing(currency),
    refunded: amountRefunded ? ours(amountRefunded) : nothing(currency),
    chargedBack: amountChargedBack ? ours(amountChargedBack) : nothing(currency),
    ...(isPaid ? meansOf(payment) : { paidWith: null, bankCountry: null }),
    mandateId: isPaid && customerId && mandateId ? mandateOf(customerId, mandateId) : null,
  }
}

const nothing = (currency: Currency) => money(0, currency)

/** What it may come to tell of beside these is on its way. */
const statuses: Partial<Record<string, PaymentStatus>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
  paid: 'paid',
}

/** Of a card its brand, its last digits and its country, of an account the same of its IBAN; never a name. */
function meansOf({ details, method }: Payment): Pick<PaymentState, 'paidWith' | 'bankCountry'> {
  const { cardLabel, cardNumber, cardCountryCode, consumerAccount } = (details ?? {}) as Partial<Record<string, string>>
  if (cardNumber)
    return { paidWith: `${cardLabel ?? 'Card'} ${cardNumber.slice(-4)}`, bankCountry: cardCountryCode ?? null }
  const [, country, digits] = /^([A-Z]{2})\d{2}[A-Z0-9]{7,26}(\w{4})$/.exec(consumerAccount ?? '') ?? []
  if (country) return { paidWith: `IBAN ${digits}`, bankCountry: country }
  return { paidWith: method === 'paypal' ? 'PayPal' : null, bankCountry: null }
}
