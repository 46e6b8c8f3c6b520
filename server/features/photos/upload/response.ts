import { z } from 'zod'
import type { Context } from '../../../core/context.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { requireMember } from '../../../core/procedures.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import { errorShape, reportError } from '../../../core/trpc/errors.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { photoUploadLimit } from '../limits.ts'
import { announcedBytes, receivePhoto } from './receive.ts'
import { withRoomFor } from './room.ts'
import { type Announced, announce, upload } from './upload.ts'

const announcedSchema = z.object({ clientId: idSchema, replaces: idSchema.optional() })

/**
 * Takes a photo as the body of a request, and answers with its id; a refusal has the form of those of calls. Nothing is
 * read before the member has a turn, room for it among their photos, and room in memory.
 */
export async function uploadResponse(ctx: Context, incoming: IncomingRequest): Promise<Response> {
  try {
    return answer(200, { id: await take(ctx, incoming) })
  } catch (thrown) {
    if (incoming.request.signal.aborted) throw thrown
    const shape = errorShape(reportError(ctx, '/photos', thrown), ctx.locale)
    return answer(shape.data.httpStatus, shape)
  }
}

async function take(visitor: Context, incoming: IncomingRequest): Promise<string> {
  await visitor.limits.take(photoUploadLimit, visitor)
  const ctx = await requireMember(visitor)
  const announced = readAnnounced(incoming.url)
  const bytes = announcedBytes(incoming)
  const arrived = await announce(ctx, announced)
  if (arrived) return arrived
  return withRoomFor(ctx.me.id, bytes, async () => {
    const content = await receivePhoto(incoming, bytes)
    return upload(ctx, announced, { content, signal: incoming.request.signal })
  })
}

function readAnnounced({ searchParams }: URL): Announced {
  const read = announcedSchema.safeParse(Object.fromEntries(searchParams))
  if (!read.success) throw inputInvalid()
  return read.data
}

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
