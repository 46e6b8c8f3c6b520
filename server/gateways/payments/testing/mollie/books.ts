import { z } from 'zod'

export interface Card {
  label: string
  digits: string
  country: string
  isChargeable: boolean
}

const usualCard: Card = { label: 'Visa', digits: '4242', country: 'NL', isChargeable: true }

const amountSchema = z.object({ currency: z.string().length(3), value: z.string().regex(/^\d+\.\d{2}$/) })
const asked = z.object({
  amount: amountSchema,
  description: z.string().min(1).max(255),
  redirectUrl: z.url().nullish(),
  // What the world can't reach is refused.
  webhookUrl: z.url().refine((url) => !/\/\/(localhost|127\.)/.test(url)),
  method: z.string().optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/)
    .optional(),
  metadata: z.unknown().default(null),
  customerId: z.string().optional(),
  mandateId: z.string().optional(),
  sequenceType: z.enum(['oneoff', 'first', 'recurring']).default('oneoff'),
})

export type Amount = z.infer<typeof amountSchema>
export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
export type RefundStatus = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled'

export interface MollieRefund {
  id: string
  amount: Amount
  description: string
  metadata: unknown
  status: RefundStatus
  createdAt: string
  /** Not yet an hour ago. */
  isRecent: boolean
}

export interface MolliePayment extends z.infer<typeof asked> {
  id: string
  status: PaymentStatus
  createdAt: string
  refunds: MollieRefund[]
  chargedBack: number
  card: Card | null
}

export interface MollieCustomer {
  id: string
  metadata: unknown
  createdAt: string
}

export interface MollieMandate {
  id: string
  card: Card
  status: 'valid' | 'invalid'
  createdAt: string
}

interface Customer extends MollieCustomer {
  mandates: Map<string, MollieMandate>
}

/**
 * The countries and currencies of each method; an omitted list means any (https://docs.mollie.com/docs/multicurrency).
 */
const methods: Record<string, { countries?: string[]; currencies?: string[] }> = {
  applepay: {},
  creditcard: {},
  paypal: {},
  ideal: { countries: ['NL'], currencies: ['EUR'] },
  bancontact: { countries: ['BE', 'NL'], currencies: ['EUR'] },
  banktransfer: { currencies: ['EUR'] },
  eps: { countries: ['AT'], currencies: ['EUR'] },
  blik: { countries: ['PL'], currencies: ['PLN'] },
  przelewy24: { countries: ['PL'], currencies: ['PLN', 'EUR'] },
  paysafecard: { currencies: ['EUR'] },
  // Of no use to us.
  klarna: { currencies: ['EUR'] },
  voucher: { currencies: ['EUR'] },
}

/** What it answers instead of doing what was asked. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly field?: string,
  ) {
    super(title)
  }
}

function fail(status: number, title: string, field?: string): never {
  throw new Failure(status, title, field)
}

const cents = ({ value }: Amount) => Math.round(Number(value) * 100)
/** What was called off, or came back to Mollie, has not gone back. */
export const refundedOf = ({ refunds }: MolliePayment) =>
  refunds
    .filter(({ status }) => status !== 'canceled' && status !== 'failed')
    .reduce((sum, { amount }) => sum + cents(amount), 0)
export const remainingOf = (payment: MolliePayment) =>
  Math.max(0, cents(payment.amount) - refundedOf(payment) - payment.chargedBack)
export const isCancelable = ({ status, method }: MolliePayment) => status === 'open' && method === 'banktransfer'
export const isRefundable = ({ status, method }: MolliePayment) => status === 'paid' && method !== 'paysafecard'

/** What Mollie knows, and what is done with it; each verb throws a `Failure` for what Mollie refuses. */
export function mollieBooks() {
  const payments = new Map<string, MolliePayment>()
  const customers = new Map<string, Customer>()
  const gone = new Set<string>()
  let made = 0
  const newId = (kind: string) => `${kind}_${(++made).toString(36).padStart(10, 'W')}`
  const now = () => new Date().toISOString()

  const paymentOf = (id: string) => payments.get(id) ?? fail(404, 'Not Found')
  const customerOf = (id: string) => customers.get(id) ?? (gone.has(id) ? fail(410, 'Gone') : fail(404, 'Not Found'))

  const mandateOf = (customer: string, mandate: string): MollieMandate =>
    customerOf(customer).mandates.get(mandate) ?? fail(404, 'Not Found')

  function charge(payment: MolliePayment, { mandates }: Customer): void {
    const { status, card } = mandates.get(payment.mandateId ?? '') ?? fail(422, 'Unprocessable Entity', 'mandateId')
    if (status !== 'valid') fail(422, 'Unprocessable Entity', 'mandateId')
    Object.assign(payment, { card, status: card.isChargeable ? 'paid' : 'failed', method: 'creditcard' })
  }

  return {
    ...{ payments, customers, paymentOf, customerOf, mandateOf },

    listMethods(country: string, currency: string, wallets: readonly string[]) {
      const taken = Object.entries(methods).filter(
        ([id, { countries, currencies }]) =>
          (countries?.includes(country) ?? true) &&
          (currencies?.includes(currency) ?? true) &&
          (id !== 'applepay' || wallets.includes(id)),
      )
      return taken.map(([id]) => id)
    },

    create(body: unknown): MolliePayment {
      const parsed = asked.safeParse(body)
      if (!parsed.success) return fail(422, 'Unprocessable Entity', parsed.error.issues[0]?.path.join('.'))
      const rest = { id: newId('tr'), status: 'open', createdAt: now(), chargedBack: 0, card: null } as const
      const payment: MolliePayment = { ...parsed.data, ...rest, refunds: [] }
      const { method, amount, sequenceType, redirectUrl, customerId } = payment
      if (method !== undefined && !(methods[method]?.currencies?.includes(amount.currency) ?? method in methods))
        return fail(422, 'Unprocessable Entity', 'method')
      if (sequenceType !== 'recurring' && !redirectUrl) return fail(422, 'Unprocessable Entity', 'redirectUrl')
      const customer = customers.get(customerId ?? '')
      if (!customer && (customerId !== undefined || sequenceType !== 'oneoff'))
        return fail(422, 'Unprocessable Entity', 'customerId')
      if (customer && sequenceType === 'recurring') charge(payment, customer)
      payments.set(payment.id, payment)
      return payment
    },

    /** Of a customer, the newest first. */
    paymentsOf(customer: string): MolliePayment[] {
      customerOf(customer)
      return [...payments.values()].filter(({ customerId }) => customerId === customer).reverse()
    },

    refund(id: string, body: unknown): MollieRefund {
      const payment = paymentOf(id)
      const parsed = asked.pick({ amount: true, description: true, metadata: true }).safeParse(body)
      if (!parsed.success) return fail(422, 'Unprocessable Entity', 'amount')
      const { amount } = parsed.data
      const isThere = amount.currency === payment.amount.currency && cents(amount) <= remainingOf(payment)
      if (!isRefundable(payment) || !isThere) return fail(422, 'Unprocessable Entity', 'amount')
      if (payment.refunds.some((one) => one.isRecent && cents(one.amount) === cents(amount)))
        return fail(409, 'Conflict')
      const rest = { id: newId('re'), status: 'pending', createdAt: now(), isRecent: true } as const
      const refund: MollieRefund = { ...parsed.data, ...rest }
      payment.refunds.push(refund)
      return refund
    },

    /** Its merchant gives money back in its dashboard, where more than came in can go back as well. */
    giveBack(id: string, minor: number): string {
      const payment = paymentOf(id)
      const amount = { currency: payment.amount.currency, value: (minor / 100).toFixed(2) }
      const rest = { description: 'Given back', metadata: null, status: 'refunded', isRecent: false } as const
      const refund: MollieRefund = { id: newId('re'), amount, createdAt: now(), ...rest }
      payment.refunds.push(refund)
      return refund.id
    },

    /** A refund arrives, is cancelled within its two hours, or is returned by the recipient's bank. */
    endRefund(id: string, refund: string, status: RefundStatus): void {
      const found = paymentOf(id).refunds.find((one) => one.id === refund) ?? fail(404, 'Not Found')
      found.status = status
    },

    /** A bank takes so much back, or all that came in; zero once the dispute was won. */
    chargeBack(id: string, minor?: number): void {
      const payment = paymentOf(id)
      payment.chargedBack = minor ?? cents(payment.amount)
    },

    refundOf: (id: string, refund: string): MollieRefund =>
      paymentOf(id).refunds.find((one) => one.id === refund) ?? fail(404, 'Not Found'),

    cancel(id: string): MolliePayment {
      const payment = paymentOf(id)
      if (!isCancelable(payment)) return fail(422, 'Unprocessable Entity')
      payment.status = 'canceled'
      return payment
    },

    createCustomer({ metadata = null }: { metadata?: unknown }): MollieCustomer {
      const customer = { id: newId('cst'), metadata, createdAt: now(), mandates: new Map() }
      customers.set(customer.id, customer)
      return customer
    },

    deleteCustomer(id: string): void {
      customers.delete(id)
      gone.add(id)
    },

    /** Its card is over, or its owner has ended it at the bank or at PayPal. */
    endMandate(customer: string, mandate: string): void {
      mandateOf(customer, mandate).status = 'invalid'
    },

    revoke(customer: string, mandate: string): void {
      if (!customerOf(customer).mandates.delete(mandate)) fail(404, 'Not Found')
    },

    /** What somebody does at its page; the first payment of a customer makes a mandate once it is paid. */
    decide(id: string, status: PaymentStatus, card: Card = usualCard): void {
      const payment = paymentOf(id)
      Object.assign(payment, { status, ...(status === 'paid' && { card }) })
      if (status !== 'paid' || payment.sequenceType !== 'first' || payment.mandateId) return
      const mandate: MollieMandate = { id: newId('mdt'), card, status: 'valid', createdAt: now() }
      payment.mandateId = mandate.id
      customerOf(payment.customerId ?? '').mandates.set(mandate.id, mandate)
    },

    /** After it the same amount may go back once more. */
    passHour(): void {
      for (const { refunds } of payments.values()) for (const one of refunds) one.isRecent = false
    },
  }
}
