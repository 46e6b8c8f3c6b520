import { z } from 'zod'

/**
 * A server of this machine that speaks as Mollie's reference says (https://docs.mollie.com/reference, read in November 2026),
 * as far as we ask it: payments, refunds, customers, mandates, methods, keys against doing something twice, errors.
 */
export interface MollieServer {
  /** Of its API. */
  url: string
  payments: Map<string, MolliePayment>
  /** What somebody does at its page. */
  decide(id: string, status: 'paid' | 'failed' | 'canceled' | 'expired' | 'pending', card?: Card): void
  chargeBack(id: string): void
  settleRefunds(): void
  /** Forgets which requests it has seen, as it does after an hour. */
  forgetKeys(): void
  /** Answers so many requests with this, before it does anything. */
  answerWith(status: number, times: number, headers?: Record<string, string>): void
  /** Every request so far: method and path. */
  asked: string[]
  stop(): void
}

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

type Amount = z.infer<typeof amountSchema>

export interface MolliePayment extends z.infer<typeof asked> {
  id: string
  status: 'open' | 'canceled' | 'pending' | 'expired' | 'failed' | 'paid'
  refunds: {
    resource: 'refund'
    id: string
    amount: Amount
    description?: string
    metadata: unknown
    status: 'pending' | 'refunded'
    _links: object
  }[]
  chargedBack: number
  card: Card | null
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

export const mollieKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'

class Failure extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    readonly field?: string,
  ) {
    super(title)
  }
}

export function mollieServer(): MollieServer {
  const payments = new Map<string, MolliePayment>()
  const customers = new Map<string, Map<string, Card>>()
  const answered = new Map<string, Promise<Response>>()
  const heard: string[] = []
  let trouble = { status: 0, times: 0, headers: {} as Record<string, string> }
  let made = 0
  const newId = (kind: string) => `${kind}_${(++made).toString(36).padStart(10, 'W')}`

  const paymentOf = (id: string) => payments.get(id) ?? fail(404, 'Not Found')
  const customerOf = (id: string) => customers.get(id) ?? fail(404, 'Not Found')

  function paymentsOf(customer: string) {
    customerOf(customer)
    return [...payments.values()].filter(({ customerId }) => customerId === customer)
  }

  async function create(request: Request) {
    const parsed = asked.safeParse(await request.json())
    if (!parsed.success) return fail(422, 'Unprocessable Entity', parsed.error.issues[0]?.path.join('.'))
    const payment: MolliePayment = {
      ...parsed.data,
      id: newId('tr'),
      status: 'open',
      refunds: [],
      chargedBack: 0,
      card: null,
    }
    const { method, amount, sequenceType, redirectUrl } = payment
    if (method !== undefined && !(methods[method]?.currencies?.includes(amount.currency) ?? method in methods))
      return fail(422, 'Unprocessable Entity', 'method')
    if (sequenceType !== 'recurring' && redirectUrl === undefined)
      return fail(422, 'Unprocessable Entity', 'redirectUrl')
    if (payment.customerId !== undefined) begin(payment, customerOf(payment.customerId))
    payments.set(payment.id, payment)
    return json(201, told(payment))
  }

  /** The first payment of a customer makes a mandate, which is good once it is paid; a recurring one needs one. */
  function begin(payment: MolliePayment, mandates: Map<string, Card>): void {
    if (payment.sequenceType === 'first') payment.mandateId = newId('mdt')
    if (payment.sequenceType !== 'recurring') return
    const card = mandates.get(payment.mandateId ?? '') ?? fail(422, 'Unprocessable Entity', 'mandateId')
    Object.assign(payment, { card, status: card.isChargeable ? 'paid' : 'failed', method: 'creditcard' })
  }

  async function refund(request: Request, id: string) {
    const payment = paymentOf(id)
    const parsed = asked.pick({ amount: true, metadata: true }).safeParse(await request.json())
    if (!parsed.success) return fail(422, 'Unprocessable Entity', 'amount')
    const { amount, metadata } = parsed.data
    if (
      payment.status !== 'paid' ||
      amount.currency !== payment.amount.currency ||
      cents(amount) > remainingOf(payment)
    )
      return fail(422, 'Unprocessable Entity', 'amount')
    const made = { resource: 'refund', id: newId('re'), amount, metadata, status: 'pending', _links: {} } as const
    payment.refunds.push({ ...made })
    return json(201, { paymentId: id, ...made })
  }

  function cancel(id: string) {
    const payment = paymentOf(id)
    if (!isCancelable(payment)) return fail(422, 'Unprocessable Entity')
    payment.status = 'canceled'
    return json(200, told(payment))
  }

  const list = (name: string, values: object[]) =>
    json(200, { count: values.length, _embedded: { [name]: values }, _links: { next: null, previous: null } })

  function listMethods({ searchParams }: URL) {
    const [country = '', currency = 'EUR'] = ['billingCountry', 'amount[currency]'].map(
      (name) => searchParams.get(name) ?? undefined,
    )
    const wallets = searchParams.get('includeWallets')?.split(',') ?? []
    const taken = Object.entries(methods).filter(
      ([id, { countries, currencies }]) =>
        (countries?.includes(country) ?? true) &&
        (currencies?.includes(currency) ?? true) &&
        (id !== 'applepay' || wallets.includes(id)),
    )
    return list(
      'methods',
      taken.map(([id]) => ({ resource: 'method', id, description: id, status: 'activated', _links: {} })),
    )
  }

  function route(request: Request): Promise<Response> | Response {
    const url = new URL(request.url)
    const [, , collection, id = '', part, partId = ''] = url.pathname.split('/')
    switch (`${request.method} ${[collection, id && ':id', part, partId && ':id'].filter(Boolean).join('/')}`) {
      case 'GET methods':
        return listMethods(url)
      case 'POST payments':
        return create(request)
      case 'GET payments/:id':
        return json(200, told(paymentOf(id)))
      case 'DELETE payments/:id':
        return cancel(id)
      case 'POST payments/:id/refunds':
        return refund(request, id)
      case 'GET payments/:id/refunds':
        return list('refunds', paymentOf(id).refunds)
      case 'GET payments/:id/refunds/:id':
        return json(200, paymentOf(id).refunds.find((one) => one.id === partId) ?? fail(404, 'Not Found'))
      case 'POST customers': {
        const customer = newId('cst')
        customers.set(customer, new Map())
        return json(201, { resource: 'customer', id: customer, _links: {} })
      }
      case 'GET customers/:id/payments':
        return list('payments', paymentsOf(id).map(told))
      case 'DELETE customers/:id/mandates/:id':
        return customerOf(id).delete(partId) ? new Response(null, { status: 204 }) : fail(404, 'Not Found')
      default:
        return fail(404, 'Not Found')
    }
  }

  /** The same key gets the same answer, also while the first one is still being made. */
  async function once(request: Request): Promise<Response> {
    const key = request.method === 'GET' ? null : request.headers.get('idempotency-key')
    if (key === null) return route(request)
    const first = answered.get(key) ?? Promise.resolve(route(request))
    answered.set(key, first)
    return (await first).clone()
  }

  const server = Bun.serve({
    ...{ hostname: '127.0.0.1', port: 0 },
    async fetch(request) {
      heard.push(`${request.method} ${new URL(request.url).pathname}`)
      if (trouble.times > 0) {
        trouble.times--
        return json(trouble.status, { status: trouble.status, title: 'Trouble' }, trouble.headers)
      }
      if (request.headers.get('authorization') !== `Bearer ${mollieKey}`)
        return problem(new Failure(401, 'Unauthorized Request'))
      try {
        return await once(request)
      } catch (error) {
        if (error instanceof Failure) return problem(error)
        throw error
      }
    },
  })

  const told = (payment: MolliePayment) => tell(payment, `http://127.0.0.1:${server.port}/checkout/${payment.id}`)

  return {
    url: `http://127.0.0.1:${server.port}/v2/`,
    payments,
    decide(id, status, card = usualCard) {
      const payment = paymentOf(id)
      Object.assign(payment, { status, ...(status === 'paid' && { card }) })
      if (status === 'paid' && payment.customerId && payment.mandateId)
        customerOf(payment.customerId).set(payment.mandateId, card)
    },
    chargeBack(id) {
      const payment = paymentOf(id)
      payment.chargedBack = cents(payment.amount)
    },
    settleRefunds() {
      for (const { refunds } of payments.values()) for (const one of refunds) one.status = 'refunded'
    },
    forgetKeys: () => answered.clear(),
    answerWith(status, times, headers = {}) {
      trouble = { status, times, headers }
    },
    asked: heard,
    stop: () => void server.stop(true),
  }
}

function fail(status: number, title: string, field?: string): never {
  throw new Failure(status, title, field)
}

const problem = ({ status, title, field }: Failure) =>
  json(status, { status, title, detail: `${title}: of anna@example.org`, ...(field && { field }), _links: {} })

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...headers, 'content-type': 'application/hal+json' } })

const cents = ({ value }: Amount) => Math.round(Number(value) * 100)
const amountOf = ({ amount: { currency } }: MolliePayment, minor: number): Amount => ({
  currency,
  value: (minor / 100).toFixed(2),
})

const refundedOf = ({ refunds }: MolliePayment) => refunds.reduce((sum, { amount }) => sum + cents(amount), 0)
const remainingOf = (payment: MolliePayment) => cents(payment.amount) - refundedOf(payment) - payment.chargedBack
const isCancelable = ({ status, method }: MolliePayment) => status === 'open' && method === 'banktransfer'

function tell(payment: MolliePayment, checkout: string) {
  const { card, refunds: _, chargedBack, ...facts } = payment
  const isPaid = payment.status === 'paid'
  return {
    resource: 'payment',
    mode: 'test',
    ...facts,
    isCancelable: isCancelable(payment),
    ...(isPaid && {
      amountRefunded: amountOf(payment, refundedOf(payment)),
      amountRemaining: amountOf(payment, remainingOf(payment)),
    }),
    ...(chargedBack > 0 && { amountChargedBack: amountOf(payment, chargedBack) }),
    ...(card && {
      details: { cardLabel: card.label, cardNumber: card.digits, cardCountryCode: card.country, cardHolder: 'A. Naam' },
    }),
    _links: payment.status === 'open' ? { checkout: { href: checkout, type: 'text/html' } } : {},
  }
}
