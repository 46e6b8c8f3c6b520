import { z } from 'zod'
import { findMessagePhoto } from '../../../../db/queries/chat/photos.ts'
import type { Context, World } from '../../../core/context.ts'
import { readCookies } from '../../../core/http/cookies.ts'
import type { IncomingRequest } from '../../../core/http/incoming-request.ts'
import { requireMember } from '../../../core/procedures.ts'
import { inputInvalid } from '../../../core/refusals.ts'
import { hashOfSession, sessionCookieName } from '../../../core/sessions.ts'
import { idSchema } from '../../../core/values/ids.ts'
import { messagePhoto, messagePhotoVariants } from '../../photos/kinds.ts'
import { variantToShow } from '../../photos/stored.ts'
import { announcedBytes, receivePhoto } from '../../photos/upload/receive.ts'
import { answerUpload } from '../../photos/upload/response.ts'
import type { SendTarget } from '../deliver.ts'
import { photoMessageLimit } from '../limits.ts'
import { hiddenBefore, isAged } from '../rules/hiding.ts'
import { type SentMessage, sentMessage } from '../views.ts'
import { announcePhoto, sendPhoto } from './send-photo.ts'

const addressed = z.object({ memberId: idSchema, clientId: idSchema })

/** Takes a photo for another member as the body of a request, and answers like `chat.send`. */
export const photoUploadResponse = (ctx: Context, incoming: IncomingRequest): Promise<Response> =>
  answerUpload(ctx, incoming, async () => sentMessage.parse(await take(ctx, incoming)))

/** Nothing is read before the member has a turn, it could be sent and paid, and there is room in memory. */
async function take(visitor: Context, incoming: IncomingRequest): Promise<SentMessage> {
  await visitor.limits.take(photoMessageLimit, visitor)
  const ctx = await requireMember(visitor)
  const address = readAddress(incoming.url)
  const bytes = announcedBytes(incoming)
  const sent = () => announcePhoto(ctx, address)
  return (
    (await sent()) ??
    receivePhoto(ctx, incoming, bytes, async (photo) => (await sent()) ?? sendPhoto(ctx, address, photo))
  )
}

function readAddress({ searchParams }: URL): SendTarget {
  const read = addressed.safeParse(Object.fromEntries(searchParams))
  if (!read.success) throw inputInvalid()
  return read.data
}

const file = z.object({
  conversation: idSchema,
  seq: z.coerce.number().int().min(1).max(2_147_483_647),
  file: z.enum(messagePhotoVariants.map((variant) => `${variant}.webp` as const)),
})

/**
 * The file of a photo in a conversation, for the two who have it, each by their session on their own site: 403 to whoever
 * is not there for the other any more, 404 without a file. Browsers ask each time, so that it ends at once.
 */
export async function messagePhotoResponse(
  world: World,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  const { db, now, sites } = world
  const read = file.safeParse(params)
  if (!read.success) return refused(404)
  const { conversation: conversationId, seq, file: name } = read.data
  const site = await sites.of(request.headers.get('host') ?? new URL(request.url).host)
  const session = readCookies(request.headers.get('cookie')).get(sessionCookieName)
  const asked = { conversationId, seq, siteId: site.id, sessionId: session ? hashOfSession(session) : '' }
  const found = session ? await findMessagePhoto(db, asked) : undefined
  const before = hiddenBefore(site.settings.hideMessagesAfterDays, now())
  if (!found || isAged({ seq, createdAt: found.createdAt }, { ...found, before })) return refused(403)

  const headers = { 'cache-control': 'private, no-cache', 'cross-origin-resource-policy': 'same-origin', etag }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const variant = name === 'full.webp' ? 'full' : 'small'
  const bytes = await variantToShow(world, messagePhoto, found.storageKey, variant)
  return bytes ? new Response(bytes, { headers: { ...headers, 'content-type': 'image/webp' } }) : refused(404)
}

/** Under its number a conversation never gets another one. */
const etag = '"1"'

const refused = (status: 403 | 404): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })
