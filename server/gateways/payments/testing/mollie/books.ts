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
  redirectUrl: z.url().optional(),
  // What the world can't reach is refused.
  webhookUrl: z.url().refine((url) => !/\/\/(localhost|127\.)/.test(url)),
  method: z.string().optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2}_[A-Z]{2}$/)
    .optional(),
  metadata: z.unknown(),
  customerId: z.string().optional(),
  mandateId: z.string().optional(),
  sequenceType: z.enum(['oneoff', 'first', 'recurring']).default('oneoff'),
})

export type Amount = z.infer<typeof amountSchema>

interface Refund {
  resource: 'refund'
  id: string
  amount: Amount
  metadata: unknown
  status: 'pending' | 'refunded'
  _links: object
}

export interface MolliePayment extends z.infer<typeof asked> {
  id: string
  status: 'open' | 'canceled' | 'pending' | 'expired' | 'failed' | 'paid'
  refunds: Refund[]
  chargedBack: number
  card: Card | null
}

interface Customer {
  metadata: unknown
  mandates: Map<string, Card>
}

/** By whom, and in which currencies, each method can be used; none named is any. */
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

export const cents = ({ value }: Amount) => Math.round(Number(value) * 100)
export const refundedOf = ({ refunds }: MolliePayment) => refunds.reduce((sum, { amount }) => sum + cents(amount), 0)
export const remainingOf = (payment: MolliePayment) => cents(payment.amount) - refundedOf(payment) - payment.chargedBack
export const isCancelable = ({ status, method }: MolliePayment) => status === 'open' && method === 'banktransfer'

/** What Mollie knows, and what is done with it; each verb throws a `Failure` for what Mollie refuses. */
export function mollieBooks() {
  const payments = new Map<string, MolliePayment>()
  const customers = new Map<string, Customer>()
  let made = 0
  const newId = (kind: string) => `${kind}_${(++made).toString(36).padStart(10, 'W')}`

  const paymentOf = (id: string) => payments.get(id) ?? fail(404, 'Not Found')
  const customerOf = (id: string) => customers.get(id) ?? fail(404, 'Not Found')

  /** The first payment of a customer makes a mandate, which is good once it is paid; a recurring one needs one. */
  function begin(payment: MolliePayment, { mandates }: Customer): void {
    if (payment.sequenceType === 'first') payment.mandateId = newId('mdt')
    if (payment.sequenceType !== 'recurring') return
    const card = mandates.get(payment.mandateId ?? '') ?? fail(422, 'Unprocessable Entity', 'mandateId')
    Object.assign(payment, { card, status: card.isChargeable ? 'paid' : 'failed', method: 'creditcard' })
  }

  return {
    ...{ payments, customers, paymentOf, customerOf },

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
      const rest = { id: newId('tr'), status: 'open', refunds: [], chargedBack: 0, card: null } as const
      const payment: MolliePayment = { ...parsed.data, ...rest, refunds: [] }
      const { method, amount, sequenceType, redirectUrl } = payment
      if (method !== undefined && !(methods[method]?.currencies?.includes(amount.currency) ?? method in methods))
        return fail(422, 'Unprocessable Entity', 'method')
      if (sequenceType !== 'recurring' && redirectUrl === undefined)
        return fail(422, 'Unprocessable Entity', 'redirectUrl')
      if (payment.customerId !== undefined) begin(payment, customerOf(payment.customerId))
      payments.set(payment.id, payment)
      return payment
    },

    /** Of a customer, the newest first. */
    paymentsOf(customer: string): MolliePayment[] {
      customerOf(customer)
      return [...payments.values()].filter(({ customerId }) => customerId === customer).reverse()
    },

    refund(id: string, body: unknown): Refund {
      const payment = paymentOf(id)
      const parsed = asked.pick({ amount: true, metadata: true }).safeParse(body)
      if (!parsed.success) return fail(422, 'Unprocessable Entity', 'amount')
      const { amount, metadata } = parsed.data
      const isThere = amount.currency === payment.amount.currency && cents(amount) <= remainingOf(payment)
      if (payment.status !== 'paid' || !isThere) return fail(422, 'Unprocessable Entity', 'amount')
      const refund: Refund = { resource: 'refund', id: newId('re'), amount, metadata, status: 'pending', _links: {} }
      payment.refunds.push(refund)
      return refund
    },

    refundOf: (id: string, refund: string): Refund =>
      paymentOf(id).refunds.find((one) => one.id === refund) ?? fail(404, 'Not Found'),

    cancel(id: string): MolliePayment {
      const payment = paymentOf(id)
      if (!isCancelable(payment)) return fail(422, 'Unprocessable Entity')
      payment.status = 'canceled'
      return payment
    },

    createCustomer({ metadata }: { metadata?: unknown }): string {
      const id = newId('cst')
      customers.set(id, { metadata, mandates: new Map() })
      return id
    },

    revoke(customer: string, mandate: string): void {
      if (!customerOf(customer).mandates.delete(mandate)) fail(404, 'Not Found')
    },

    /** What somebody does at its page. */
    decide(id: string, status: 'paid' | 'failed' | 'canceled' | 'expired' | 'pending', card: Card = usualCard): void {
      const payment = paymentOf(id)
      Object.assign(payment, { status, ...(status === 'paid' && { card }) })
      if (status === 'paid' && payment.customerId && payment.mandateId)
        customerOf(payment.customerId).mandates.set(payment.mandateId, card)
    },
  }
}
