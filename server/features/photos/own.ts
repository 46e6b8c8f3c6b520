import { z } from 'zod'
import { listOwnPhotos, type OwnPhotoRow } from '../../../db/queries/photos/own.ts'
import { photoStatuses } from '../../../db/reference/photos.ts'
import type { MemberContext } from '../../core/context.ts'
import { photoAddresses } from './addresses.ts'
import { photoLimit } from './rules/photos.ts'

const ownPhoto = z.object({
  id: z.string(),
  status: z.enum(photoStatuses),
  colour: z.string(),
  // Signed addresses that live for an hour or two.
  thumb: z.string(),
  card: z.string(),
  full: z.string(),
})

/** `limit`: how many the member may have; what the inspection has removed does not count. */
export const ownPhotos = z.object({ photos: z.array(ownPhoto), limit: z.number() })

/** All that the member has put there, in their order, whether others see it yet or not. */
export async function listOwn(ctx: MemberContext): Promise<z.infer<typeof ownPhotos>> {
  const rows = await listOwnPhotos(ctx.db, ctx.me.id)
  return { photos: rows.map((row) => toOwnPhoto(ctx, row)), limit: photoLimit(ctx.me) }
}

function toOwnPhoto(ctx: MemberContext, { id, status, colour }: OwnPhotoRow): z.infer<typeof ownPhoto> {
  const address = photoAddresses(ctx, id, ctx.now())
  return { id, status, colour, thumb: address('thumb'), card: address('card'), full: address('full') }
}
