import {
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  getTRPCErrorShape,
  TRPCError,
  type TRPCProcedureType,
} from '@trpc/server'
import type { SuperJSONResult } from 'superjson'
import type { Context } from '../context.ts'
import { parseJson, readBody, refuseLarge } from '../http/body.ts'
import { encoded } from '../http/compress.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import type { Log } from '../operations/log.ts'
import { asTRPCError, type Reporter, reportError } from '../procedures.ts'
import { readInput } from './read-input.ts'
import { transformer } from './transformer.ts'

export interface Calls {
  router: AnyTRPCRouter
  /** The procedures as the address names them: with commas where it is a batch. */
  names: string
  log: Log
  openContext: () => Promise<Context>
}

/**
 * Calls that one request may carry: the client sends no more (src/lib/links.ts). A page asks for half as many, and more
 * answers at once would keep everybody else waiting.
 */
export const maxBatchSize = 12

const noStore = { 'cache-control': 'no-store' }

const types: Record<string, TRPCProcedureType | undefined> = { GET: 'query', POST: 'mutation' }

/**
 * Answers the calls of one request in the format of tRPC: queries by GET, mutations by POST, one or a batch. The library's
 * own adapter, made for files and for streams within answers as well, takes twice the processor for that.
 */
export async function callsResponse(
  incoming: IncomingRequest,
  { router, names, log, openContext }: Calls,
): Promise<Response> {
  const { request, url, requestId } = incoming
  if (request.method === 'HEAD') return new Response(null, { status: 204, headers: noStore })
  const isBatch = url.searchParams.get('batch') === '1'
  const paths = isBatch ? names.split(',') : [names]
  const type = types[request.method]
  try {
    refuseMisshapen(request, paths)
    const ctx = await openContext()
    const inputAt = inputReader(incoming, isBatch)
    const answers = paths.map((path, batchIndex) =>
      answerTo({ router, type, path, ctx, batchIndex, getRawInput: () => inputAt(batchIndex) }),
    )
    return toResponse(request, await Promise.all(answers), isBatch)
  } catch (thrown) {
    // The client takes one failure for that of every call in its batch.
    return toResponse(request, [failure({ router, type, path: names }, { log, requestId }, thrown)], false)
  }
}

function refuseMisshapen(request: Request, paths: string[]): void {
  if (request.method === 'POST' && !request.headers.get('content-type')?.startsWith('application/json'))
    throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  if (paths.length > maxBatchSize) throw asTRPCError(new TRPCError({ code: 'BAD_REQUEST' }))
  refuseLarge(request)
}

interface Called {
  router: AnyTRPCRouter
  type?: TRPCProcedureType
  path: string
}

interface Call extends Called {
  ctx: Context
  batchIndex: number
  getRawInput: () => Promise<unknown>
}

interface Answer {
  status: number
  body: { result: { data: SuperJSONResult } } | { error: SuperJSONResult }
}

async function answerTo({ router, type, path, ...call }: Call): Promise<Answer> {
  try {
    const procedure = procedureOf({ router, type, path })
    const data = await procedure({ ...call, path, type: procedure._def.type, signal: undefined })
    return { status: 200, body: { result: { data: transformer.serialize(data) } } }
  } catch (thrown) {
    return failure({ router, type, path }, call.ctx, thrown)
  }
}

function procedureOf({ router, type, path }: Called): AnyTRPCProcedure {
  const procedure: AnyTRPCProcedure | undefined = router._def.procedures[path]
  if (!procedure) throw new TRPCError({ code: 'NOT_FOUND', message: 'No such procedure' })
  if (procedure._def.type !== type) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
  return procedure
}

/** What a procedure has thrown comes as it is to be told; what went wrong around it is reported here. */
function failure({ router, type, path }: Called, asked: Reporter, thrown: unknown): Answer {
  const error = thrown instanceof TRPCError ? thrown : reportError(asked, path, thrown)
  const config = router._def._config
  const unsaid = { input: undefined, ctx: undefined }
  const shape = getTRPCErrorShape({ config, error, type: type ?? 'unknown', path, ...unsaid })
  return { status: shape.data.httpStatus, body: { error: transformer.serialize(shape) } }
}

function toResponse(request: Request, answers: Answer[], isList: boolean): Response {
  const [first] = answers
  const status = answers.every((answer) => answer.status === first?.status) ? first?.status : 207
  const body = isList ? answers.map((answer) => answer.body) : first?.body
  const headers = new Headers({ 'content-type': 'application/json', ...noStore })
  return encoded(request, JSON.stringify(body), { status, headers })
}

/** Reads the inputs as soon as a procedure wants one, once for all of them; by the place of the call. */
function inputReader(incoming: IncomingRequest, isBatch: boolean): (index: number) => Promise<unknown> {
  let asked: Promise<unknown> | undefined
  return async (index) => {
    try {
      asked ??= readAsked(incoming)
      const input = isBatch ? ((await asked) as unknown[] | undefined)?.[index] : await asked
      return input === undefined ? undefined : readInput(input)
    } catch (cause) {
      throw new TRPCError({ code: 'BAD_REQUEST', cause })
    }
  }
}

/** The server takes no address that is long, and `readBody` no such body. */
async function readAsked({ request, url, bodyPatience }: IncomingRequest): Promise<unknown> {
  if (request.method === 'POST') return parseJson(await readBody(request, bodyPatience))
  const text = url.searchParams.get('input')
  return text ? parseJson(text) : undefined
}
