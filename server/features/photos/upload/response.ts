import { z } from 'zod'
import type { Context } from '../../../core/context.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { requireMember } from '../../../core/procedures.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import { errorShape, reportError } from '../../../core/trpc/errors.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { photoUploadLimit } from '../limits.ts'
import { announcedBytes, receivePhoto } from './receive.ts'
import { type Announced, announce, upload } from './upload.ts'

const announcedSchema = z.object({ clientId: idSchema, replaces: idSchema.optional() })

/** Takes a photo of the member's as the body of a request, and answers with its id. */
export const uploadResponse = (ctx: Context, incoming: IncomingRequest): Promise<Response> =>
  answerUpload(ctx, incoming, async () => ({ id: await take(ctx, incoming) }))

/** Answers what `take` makes of an upload; a refusal has the form of those of calls. */
export async function answerUpload(
  ctx: Context,
  incoming: IncomingRequest,
  take: () => Promise<object>,
): Promise<Response> {
  try {
    return answer(200, await take())
  } catch (thrown) {
    if (incoming.request.signal.aborted) throw thrown
    const shape = errorShape(reportError(ctx, incoming.url.pathname, thrown), ctx.locale)
    const { retryAfter } = shape.data.refusal?.details ?? {}
    return answer(shape.data.httpStatus, shape, retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` })
  }
}

/** Nothing is read before the member has a turn, room for it among their photos, and room in memory. */
async function take(visitor: Context, incoming: IncomingRequest): Promise<string> {
  await visitor.limits.take(photoUploadLimit, visitor)
  const ctx = await requireMember(visitor)
  const announced = readAnnounced(incoming.url)
  const bytes = announcedBytes(incoming)
  const arrived = () => announce(ctx, announced)
  return (
    (await arrived()) ??
    receivePhoto(ctx, incoming, bytes, async (photo) => (await arrived()) ?? upload(ctx, announced, photo))
  )
}

function readAnnounced({ searchParams }: URL): Announced {
  const read = announcedSchema.safeParse(Object.fromEntries(searchParams))
  if (!read.success) throw inputInvalid()
  return read.data
}

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })
