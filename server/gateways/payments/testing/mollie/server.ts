import { Failure, mollieBooks, type RefundStatus } from './books.ts'
import { departuresOf, operationOf } from './reference.ts'
import { telling } from './tell.ts'

/**
 * A server of this machine that plays Mollie as far as we ask it: payments, refunds, customers, mandates, methods, keys against
 * doing something twice, errors. What is asked of it and what it answers is held against Mollie's reference (`reference.ts`).
 */
export interface MollieServer
  extends Pick<
    ReturnType<typeof mollieBooks>,
    'payments' | 'customers' | 'decide' | 'deleteCustomer' | 'endMandate' | 'chargeBack' | 'giveBack' | 'endRefund'
  > {
  /** Of its API. */
  url: string
  /** From now on its answers about this payment hold `"amount": null`, which no reference knows; or are as they should be again. */
  tellNoAmount(id: string, isOn?: boolean): void
  /** From now on it answers whatever is asked about this payment with this status; 0 ends it. */
  failFor(id: string, status: number): void
  /** Whether its news get lost on their way. */
  loseWebhooks(isOn: boolean): void
  /** All news that it has sent have been delivered. */
  delivered(): Promise<void>
  /** All that are under way. */
  settleRefunds(status?: RefundStatus): void
  /** An hour goes by: it forgets which requests it has seen, and what has gone back. */
  passHour(): void
  /** Answers so many requests with this, before it does anything. */
  answerWith(status: number, times: number, headers?: Record<string, string>): void
  /** Every request so far: method and path. */
  asked: string[]
  /** Where requests or answers were not as the reference says, since this was called last. */
  departures(): string[]
  stop(): void
}

export const mollieKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'

interface MollieServerOptions {
  /** Posts a form to an address, as Mollie does with news of a payment; without it nobody hears of any. */
  deliver?: (url: string, form: URLSearchParams) => Promise<unknown>
}

export function mollieServer({ deliver }: MollieServerOptions = {}): MollieServer {
  const books = mollieBooks()
  const withoutAmount = new Set<string>()
  const failing = new Map<string, number>()
  const deliveries: Promise<unknown>[] = []
  let areWebhooksLost = false
  const answered = new Map<string, Promise<Response>>()
  const heard: string[] = []
  const departed: string[] = []
  let trouble = { status: 0, times: 0, headers: {} as Record<string, string> }

  /** Changes a payment and sends its webhook to the shop. */
  const withNews =
    <Given extends [id: string, ...unknown[]], Result>(verb: (...given: Given) => Result) =>
    (...given: Given): Result => {
      const result = verb(...given)
      const [id] = given
      if (deliver && !areWebhooksLost)
        deliveries.push(deliver(books.paymentOf(id).webhookUrl, new URLSearchParams({ id })))
      return result
    }

  function tellPayment(payment: Parameters<typeof tell.payment>[0]) {
    return { ...tell.payment(payment), ...(withoutAmount.has(payment.id) && { amount: null }) }
  }

  function listMethods({ searchParams }: URL) {
    const country = searchParams.get('billingCountry') ?? ''
    const currency = searchParams.get('amount[currency]') ?? 'EUR'
    const ids = books.listMethods(country, currency, searchParams.get('includeWallets')?.split(',') ?? [])
    const told = ids.map((id) => tell.method(id, currency))
    return tell.list('methods', told, false)
  }

  async function route(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const found = operationOf(request)
    const { paymentId = '', refundId = '', customerId = '', mandateId = '' } = found?.ids ?? {}
    switch (found?.name) {
      case 'GET methods':
        return json(200, listMethods(url))
      case 'POST payments':
        return json(201, tellPayment(books.create(await request.json())))
      case 'GET payments/{paymentId}':
        return json(200, tellPayment(books.paymentOf(paymentId)))
      case 'DELETE payments/{paymentId}':
        return json(200, tellPayment(books.cancel(paymentId)))
      case 'POST payments/{paymentId}/refunds':
        return json(201, tell.refund(books.refund(paymentId, await request.json()), paymentId))
      case 'GET payments/{paymentId}/refunds': {
        const refunds = books.paymentOf(paymentId).refunds.toReversed().slice(0, mostOn(url))
        const told = refunds.map((one) => tell.refund(one, paymentId, false))
        return json(200, tell.list('refunds', told))
      }
      case 'GET payments/{paymentId}/refunds/{refundId}':
        return json(200, tell.refund(books.refundOf(paymentId, refundId), paymentId))
      case 'POST customers':
        return json(201, tell.customer(books.createCustomer(await request.json())))
      case 'GET customers/{customerId}':
        return json(200, tell.customer(books.customerOf(customerId)))
      case 'GET customers/{customerId}/payments':
        return json(200, tell.list('payments', books.paymentsOf(customerId).slice(0, mostOn(url)).map(tellPayment)))
      case 'GET customers/{customerId}/mandates/{mandateId}':
        return json(200, tell.mandate(customerId, books.mandateOf(customerId, mandateId)))
      case 'DELETE customers/{customerId}/mandates/{mandateId}':
        books.revoke(customerId, mandateId)
        return new Response(null, { status: 204 })
      default:
        throw new Failure(404, 'Not Found')
    }
  }

  /** The payment that a request is about. */
  const paymentIn = (request: Request) => operationOf(request)?.ids.paymentId ?? ''

  /** The same key gets the same answer, also while the first one is still being made. */
  async function once(request: Request): Promise<Response> {
    const key = request.method === 'GET' ? null : request.headers.get('idempotency-key')
    if (key === null) return route(request)
    const first = answered.get(key) ?? route(request)
    answered.set(key, first)
    return (await first).clone()
  }

  async function answer(request: Request): Promise<Response> {
    if (trouble.times > 0) {
      trouble.times--
      return json(trouble.status, tell.problem({ status: trouble.status, title: 'Trouble' }), trouble.headers)
    }
    try {
      const status = failing.get(paymentIn(request))
      if (status) return json(status, tell.problem({ status, title: 'Trouble' }), { 'retry-after': '0' })
      if (request.headers.get('authorization') !== `Bearer ${mollieKey}`) throw new Failure(401, 'Unauthorized Request')
      return await once(request)
    } catch (error) {
      if (error instanceof Failure) return json(error.status, tell.problem(error))
      throw error
    }
  }

  const server = Bun.serve({
    ...{ hostname: '127.0.0.1', port: 0 },
    async fetch(request) {
      heard.push(`${request.method} ${new URL(request.url).pathname}`)
      const copy = request.clone()
      const response = await answer(request)
      if (!withoutAmount.has(paymentIn(copy))) departed.push(...(await departuresOf(copy, response.clone())))
      return response
    },
  })

  const tell = telling(server.url.href)

  return {
    url: `${server.url.href}v2/`,
    ...{ payments: books.payments, customers: books.customers },
    ...{ deleteCustomer: books.deleteCustomer, endMandate: books.endMandate },
    ...{ decide: withNews(books.decide), chargeBack: withNews(books.chargeBack) },
    ...{ giveBack: withNews(books.giveBack), endRefund: withNews(books.endRefund) },
    tellNoAmount(id, isOn = true) {
      if (isOn) withoutAmount.add(id)
      else withoutAmount.delete(id)
    },
    failFor: (id, status) => void failing.set(id, status),
    loseWebhooks(isOn) {
      areWebhooksLost = isOn
    },
    async delivered() {
      for (let next = deliveries.shift(); next; next = deliveries.shift()) await next
    },
    settleRefunds(status = 'refunded') {
      for (const { refunds } of books.payments.values())
        for (const one of refunds) if (one.status === 'pending') one.status = status
    },
    passHour() {
      answered.clear()
      books.passHour()
    },
    answerWith(status, times, headers = {}) {
      trouble = { status, times, headers }
    },
    asked: heard,
    departures: () => departed.splice(0),
    stop: () => void server.stop(true),
  }
}

const mostOn = ({ searchParams }: URL) => Number(searchParams.get('limit') ?? 50)

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...headers, 'content-type': 'application/hal+json' } })
