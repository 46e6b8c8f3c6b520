import { callTRPCProcedure, TRPCError, type TRPCProcedureType } from '@trpc/server'
import type { Context } from '../context.ts'
import { parseJson } from '../http/body.ts'
import { readBodyOf } from '../http/body-of.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { answerOf, errorResponse, failureOf, type TrpcResponse, toResponse } from './answers.ts'
import { typeOf } from './procedure-types.ts'
import { readInput } from './read-input.ts'
import { type Call, noStore } from './transport.ts'

const types: Record<string, TRPCProcedureType | undefined> = { GET: 'query', POST: 'mutation' }

/**
 * Answers the calls of one request in the format of tRPC: queries by GET, mutations by POST, one or a batch. The library's
 * own adapter, made for files and for streams within answers as well, takes twice the processor for that.
 */
export async function callsResponse({
  incoming,
  router,
  names,
  log,
  openContext,
  localeWithout,
}: Call): Promise<Response> {
  const { request, url, requestId } = incoming
  if (request.method === 'HEAD') return new Response(null, { status: 204, headers: noStore })
  const isBatch = url.searchParams.get('batch') === '1'
  const paths = isBatch ? names.split(',') : [names]
  try {
    const ctx = await openContext()
    const inputAt = inputReader(ctx, incoming, isBatch)
    const type = types[request.method]
    const answers = paths.map((path, batchIndex) =>
      answerTo({ router, type, path, ctx, batchIndex, getRawInput: () => inputAt(batchIndex) }),
    )
    return toResponse(request, await Promise.all(answers), isBatch)
  } catch (thrown) {
    return errorResponse(request, { log, requestId, locale: await localeWithout() }, names, thrown)
  }
}

interface OneCall extends Pick<Call, 'router'> {
  type: TRPCProcedureType | undefined
  path: string
  ctx: Context
  batchIndex: number
  getRawInput: () => Promise<unknown>
}

async function answerTo({ type, ...call }: OneCall): Promise<TrpcResponse> {
  try {
    const known = typeOf(call.router, call.path)
    if (!known) throw new TRPCError({ code: 'NOT_FOUND', message: 'No such procedure' })
    if (known !== type) throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED' })
    return answerOf(await callTRPCProcedure({ ...call, type, signal: undefined }))
  } catch (thrown) {
    return failureOf(call.ctx, call.path, thrown)
  }
}

/** Reads the inputs as soon as a procedure wants one, once for all of them; by the place of the call. */
function inputReader(ctx: Context, incoming: IncomingRequest, isBatch: boolean): (index: number) => Promise<unknown> {
  let sent: Promise<unknown> | undefined
  return async (index) => {
    try {
      sent ??= readSent(ctx, incoming)
      const input = isBatch ? ((await sent) as unknown[] | undefined)?.[index] : await sent
      return input === undefined ? undefined : readInput(input)
    } catch (cause) {
      throw new TRPCError({ code: 'BAD_REQUEST', cause })
    }
  }
}

/** The server takes no address that is long, and `readBody` no such body. */
async function readSent(ctx: Context, incoming: IncomingRequest): Promise<unknown> {
  const { request, url } = incoming
  if (request.method === 'POST') return parseJson(await readBodyOf(ctx, incoming))
  const text = url.searchParams.get('input')
  return text ? parseJson(text) : undefined
}
