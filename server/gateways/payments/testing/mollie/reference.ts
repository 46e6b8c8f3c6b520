import { CustomerResponse$inboundSchema } from 'mollie-api-typescript/models/customerresponse.js'
import { ErrorResponse$inboundSchema } from 'mollie-api-typescript/models/errors/errorresponse.js'
import { MandateResponse$inboundSchema } from 'mollie-api-typescript/models/mandateresponse.js'
import { CancelPaymentRequest$outboundSchema } from 'mollie-api-typescript/models/operations/cancelpayment.js'
import { CreateCustomerRequest$outboundSchema } from 'mollie-api-typescript/models/operations/createcustomer.js'
import { CreatePaymentRequest$outboundSchema } from 'mollie-api-typescript/models/operations/createpayment.js'
import { CreateRefundRequest$outboundSchema } from 'mollie-api-typescript/models/operations/createrefund.js'
import { GetCustomerRequest$outboundSchema } from 'mollie-api-typescript/models/operations/getcustomer.js'
import { GetMandateRequest$outboundSchema } from 'mollie-api-typescript/models/operations/getmandate.js'
import { GetPaymentRequest$outboundSchema } from 'mollie-api-typescript/models/operations/getpayment.js'
import { GetRefundRequest$outboundSchema } from 'mollie-api-typescript/models/operations/getrefund.js'
import {
  ListCustomerPaymentsRequest$outboundSchema,
  ListCustomerPaymentsResponseBody$inboundSchema,
} from 'mollie-api-typescript/models/operations/listcustomerpayments.js'
import {
  ListMethodsRequest$outboundSchema,
  ListMethodsResponse$inboundSchema,
} from 'mollie-api-typescript/models/operations/listmethods.js'
import {
  ListRefundsRequest$outboundSchema,
  ListRefundsResponseBody$inboundSchema,
} from 'mollie-api-typescript/models/operations/listrefunds.js'
import { RevokeMandateRequest$outboundSchema } from 'mollie-api-typescript/models/operations/revokemandate.js'
import { PaymentResponse$inboundSchema } from 'mollie-api-typescript/models/paymentresponse.js'
import { RefundResponse$inboundSchema } from 'mollie-api-typescript/models/refundresponse.js'
import type { ZodTypeAny } from 'zod/v3'
import { departures } from './departures.ts'

interface Operation {
  /** All parts of the request: path, query, headers and body. */
  request: ZodTypeAny
  /** What `request` calls the body. */
  body?: string
  status: number
  /** Null: nothing is answered. */
  answer: ZodTypeAny | null
  /** Statuses by which it refuses, beside those by which everything may (`anyRefusal`). */
  refuses?: readonly number[]
}

/** What we ask of Mollie, as Mollie's client describes it, which is made from its reference (docs/payments.md). */
export const operations = {
  'GET methods': {
    ...{ request: ListMethodsRequest$outboundSchema },
    ...{ status: 200, answer: ListMethodsResponse$inboundSchema },
  },
  'POST payments': {
    ...{ request: CreatePaymentRequest$outboundSchema, body: 'paymentRequest' },
    ...{ status: 201, answer: PaymentResponse$inboundSchema, refuses: [422] },
  },
  'GET payments/{paymentId}': {
    ...{ request: GetPaymentRequest$outboundSchema },
    ...{ status: 200, answer: PaymentResponse$inboundSchema },
  },
  'DELETE payments/{paymentId}': {
    ...{ request: CancelPaymentRequest$outboundSchema, body: 'requestBody' },
    ...{ status: 200, answer: PaymentResponse$inboundSchema, refuses: [422] },
  },
  'POST payments/{paymentId}/refunds': {
    ...{ request: CreateRefundRequest$outboundSchema, body: 'refundRequest' },
    ...{ status: 201, answer: RefundResponse$inboundSchema, refuses: [409, 422] },
  },
  'GET payments/{paymentId}/refunds': {
    ...{ request: ListRefundsRequest$outboundSchema },
    ...{ status: 200, answer: ListRefundsResponseBody$inboundSchema },
  },
  'GET payments/{paymentId}/refunds/{refundId}': {
    ...{ request: GetRefundRequest$outboundSchema },
    ...{ status: 200, answer: RefundResponse$inboundSchema },
  },
  'POST customers': {
    ...{ request: CreateCustomerRequest$outboundSchema, body: 'entityCustomer' },
    ...{ status: 201, answer: CustomerResponse$inboundSchema },
  },
  'GET customers/{customerId}': {
    ...{ request: GetCustomerRequest$outboundSchema },
    ...{ status: 200, answer: CustomerResponse$inboundSchema },
  },
  'GET customers/{customerId}/payments': {
    ...{ request: ListCustomerPaymentsRequest$outboundSchema },
    ...{ status: 200, answer: ListCustomerPaymentsResponseBody$inboundSchema },
  },
  'GET customers/{customerId}/mandates/{mandateId}': {
    ...{ request: GetMandateRequest$outboundSchema },
    ...{ status: 200, answer: MandateResponse$inboundSchema },
  },
  'DELETE customers/{customerId}/mandates/{mandateId}': {
    ...{ request: RevokeMandateRequest$outboundSchema, body: 'requestBody' },
    ...{ status: 204, answer: null },
  },
} satisfies Record<string, Operation>

export type OperationName = keyof typeof operations

/** https://docs.mollie.com/reference/handling-errors */
const anyRefusal = [400, 401, 403, 404, 410, 429, 500, 502, 503, 504]

/** The operation of a request, and the ids in its path; null for none. */
export function operationOf(request: Request): { name: OperationName; ids: Record<string, string> } | null {
  const [, version, ...path] = new URL(request.url).pathname.split('/')
  if (version !== 'v2') return null
  for (const name of Object.keys(operations) as OperationName[]) {
    const [method, pattern = ''] = name.split(' ')
    const parts = pattern.split('/')
    if (method !== request.method || parts.length !== path.length) continue
    const isId = (part: string) => part.startsWith('{')
    if (!parts.every((part, n) => isId(part) || part === path[n])) continue
    const ids = parts.flatMap((part, n) => (isId(part) ? [[part.slice(1, -1), path[n] ?? '']] : []))
    return { name, ids: Object.fromEntries(ids) }
  }
  return null
}

/** Where a request, or what was answered to it, is not as the reference says. */
export async function departuresOf(request: Request, answered: Response): Promise<string[]> {
  const found = operationOf(request)
  if (!found) return [`${request.method} ${request.url} is not in the reference`]
  const { name, ids } = found
  const operation: Operation = operations[name]
  return [
    ...departures(operation.request, await partsOf(request, operation, ids), `${name}: what is asked`),
    ...(await departuresOfAnswer(operation, answered)).map((departure) => `${name}: ${departure}`),
  ]
}

async function departuresOfAnswer(operation: Operation, answered: Response): Promise<string[]> {
  const { status } = answered
  const text = await answered.text()
  const isRefused = [...anyRefusal, ...(operation.refuses ?? [])].includes(status)
  if (!isRefused && status !== operation.status) return [`status is ${status}`]
  const answer = isRefused ? ErrorResponse$inboundSchema : operation.answer
  if (!answer) return text === '' ? [] : ['something is answered']
  if (answered.headers.get('content-type') !== 'application/hal+json') return ['what is answered is no HAL']
  const told = JSON.parse(text)
  return [
    ...departures(answer, told, 'what is answered'),
    ...(isRefused && told.status !== status ? [`status is ${status}, and ${told.status} is told`] : []),
  ]
}

async function partsOf(request: Request, { body }: Operation, ids: Record<string, string>): Promise<object> {
  const idempotencyKey = request.headers.get('idempotency-key')
  const text = await request.text()
  return {
    ...ids,
    ...askedBehind(new URL(request.url).searchParams),
    ...(idempotencyKey !== null && { idempotencyKey }),
    ...(text !== '' && { [body ?? 'body']: asRequired(JSON.parse(text)) }),
  }
}

/** `amount[currency]=EUR` is an amount, and numbers look like words. */
function askedBehind(asked: URLSearchParams): object {
  const found: Record<string, unknown> = {}
  for (const [name, value] of asked) {
    const [, outer = name, inner] = /^(\w+)\[(\w+)\]$/.exec(name) ?? []
    if (inner) found[outer] = { ...(found[outer] as object), [inner]: value }
    else found[outer] = outer === 'limit' ? Number(value) : value
  }
  return found
}

/** Where to come back to is required, its description says, unless the payment is a recurring one. */
const asRequired = (body: Record<string, unknown>): object =>
  body.sequenceType === 'recurring' ? { redirectUrl: null, ...body } : body
