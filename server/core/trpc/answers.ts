import { TRPCError } from '@trpc/server'
import type { SuperJSONResult } from 'superjson'
import { encoded } from '../http/compress.ts'
import { errorShape, type Reporter, reportError } from './errors.ts'
import { transformer } from './transformer.ts'
import { noStore } from './transport.ts'

export interface TrpcResponse {
  status: number
  body: { result: { data: SuperJSONResult } } | { error: SuperJSONResult }
}

export const answerOf = (data: unknown): TrpcResponse => ({
  status: 200,
  body: { result: { data: transformer.serialize(data) } },
})

/** Errors of a procedure are already in their wire form; any other error is reported here. */
export function failureOf(reporter: Reporter, path: string, thrown: unknown): TrpcResponse {
  const error = thrown instanceof TRPCError ? thrown : reportError(reporter, path, thrown)
  const shape = errorShape(error, reporter.locale, path)
  return { status: shape.data.httpStatus, body: { error: transformer.serialize(shape) } }
}

export function toResponse(request: Request, answers: TrpcResponse[], isBatch: boolean): Response {
  const [first] = answers
  const status = answers.every((answer) => answer.status === first?.status) ? first?.status : 207
  const body = isBatch ? answers.map((answer) => answer.body) : first?.body
  const headers = new Headers({ 'content-type': 'application/json', ...noStore })
  return encoded(request, JSON.stringify(body), { status, headers })
}

/** The client takes one failure for that of every call in its batch. */
export const errorResponse = (request: Request, reporter: Reporter, names: string, thrown: unknown): Response =>
  toResponse(request, [failureOf(reporter, names, thrown)], false)
