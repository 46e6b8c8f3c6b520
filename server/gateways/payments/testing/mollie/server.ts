import {
  type Amount,
  cents,
  Failure,
  isCancelable,
  type MolliePayment,
  mollieBooks,
  refundedOf,
  remainingOf,
} from './books.ts'

/**
 * A server of this machine that speaks as Mollie's reference says (https://docs.mollie.com/reference, read in November 2026),
 * as far as we ask it: payments, refunds, customers, mandates, methods, keys against doing something twice, errors.
 */
export interface MollieServer extends Pick<ReturnType<typeof mollieBooks>, 'payments' | 'customers' | 'decide'> {
  /** Of its API. */
  url: string
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

export const mollieKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'

export function mollieServer(): MollieServer {
  const books = mollieBooks()
  const answered = new Map<string, Promise<Response>>()
  const heard: string[] = []
  let trouble = { status: 0, times: 0, headers: {} as Record<string, string> }

  function listMethods({ searchParams }: URL) {
    const country = searchParams.get('billingCountry') ?? ''
    const currency = searchParams.get('amount[currency]') ?? 'EUR'
    const ids = books.listMethods(country, currency, searchParams.get('includeWallets')?.split(',') ?? [])
    return ids.map((id) => ({ resource: 'method', id, description: id, status: 'activated', _links: {} }))
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const [, , collection, id = '', part, partId = ''] = url.pathname.split('/')
    switch (`${request.method} ${[collection, id && ':id', part, partId && ':id'].filter(Boolean).join('/')}`) {
      case 'GET methods':
        return list('methods', listMethods(url))
      case 'POST payments':
        return json(201, told(books.create(await request.json())))
      case 'GET payments/:id':
        return json(200, told(books.paymentOf(id)))
      case 'DELETE payments/:id':
        return json(200, told(books.cancel(id)))
      case 'POST payments/:id/refunds':
        return json(201, { paymentId: id, ...books.refund(id, await request.json()) })
      case 'GET payments/:id/refunds':
        return list('refunds', books.paymentOf(id).refunds)
      case 'GET payments/:id/refunds/:id':
        return json(200, books.refundOf(id, partId))
      case 'POST customers':
        return json(201, toldCustomer(books.createCustomer(await request.json())))
      case 'GET customers/:id':
        books.customerOf(id)
        return json(200, toldCustomer(id))
      case 'GET customers/:id/payments':
        return list(
          'payments',
          books
            .paymentsOf(id)
            .slice(0, Number(url.searchParams.get('limit') ?? 50))
            .map(told),
        )
      case 'DELETE customers/:id/mandates/:id':
        books.revoke(id, partId)
        return new Response(null, { status: 204 })
      default:
        throw new Failure(404, 'Not Found')
    }
  }

  /** The same key gets the same answer, also while the first one is still being made. */
  async function once(request: Request): Promise<Response> {
    const key = request.method === 'GET' ? null : request.headers.get('idempotency-key')
    if (key === null) return route(request)
    const first = answered.get(key) ?? route(request)
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
    payments: books.payments,
    customers: books.customers,
    decide: books.decide,
    chargeBack(id) {
      const payment = books.paymentOf(id)
      payment.chargedBack = cents(payment.amount)
    },
    settleRefunds() {
      for (const { refunds } of books.payments.values()) for (const one of refunds) one.status = 'refunded'
    },
    forgetKeys: () => answered.clear(),
    answerWith(status, times, headers = {}) {
      trouble = { status, times, headers }
    },
    asked: heard,
    stop: () => void server.stop(true),
  }
}

const problem = ({ status, title, field }: Failure) =>
  json(status, { status, title, detail: `${title}: of anna@example.org`, ...(field && { field }), _links: {} })

const list = (name: string, values: object[]) =>
  json(200, { count: values.length, _embedded: { [name]: values }, _links: { next: null, previous: null } })

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...headers, 'content-type': 'application/hal+json' } })

const toldCustomer = (id: string) => ({ resource: 'customer', id, _links: {} })

const amountOf = ({ amount: { currency } }: MolliePayment, minor: number): Amount => ({
  currency,
  value: (minor / 100).toFixed(2),
})

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
