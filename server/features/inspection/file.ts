import { hasClaim } from '../../../db/queries/inspection/claims.ts'
import { findSubject, type Subject } from '../../../db/queries/inspection/subjects.ts'
import type { Context, StaffContext } from '../../core/context.ts'
import { officePath, requireStaff } from '../../core/staff.ts'
import { type PhotoVariant, photoVariants } from '../photos/addresses.ts'
import { memberPhoto, messagePhoto } from '../photos/kinds.ts'
import { variantToShow } from '../photos/stored.ts'

/** Where staff see a photo: nothing is signed, for the session opens it, and ends it. */
export const staffPhotoPath = (id: string, variant: PhotoVariant) => `${filesPath}/${id}/${variant}.webp`

export const filesPath = `${officePath}/photo-files`

const file = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z]+)\.webp$/

/** Seconds for which a browser shows it again without asking. */
const kept = 300

/**
 * For who inspects photos: any photo of a profile that its member has not deleted, and of conversations what they have in
 * hand themselves. 403 for anybody else, 404 without a file.
 */
export async function staffPhotoResponse(visitor: Context, pathname: string): Promise<Response> {
  const [, id, name] = file.exec(pathname.slice(filesPath.length)) ?? []
  const variant = photoVariants.find((known) => known === name)
  const ctx = requireStaff(visitor, ['moderator'])
  const subject = id && variant ? await findSubject(ctx.db, id) : undefined
  const content = subject && variant ? await fileOf(ctx, subject, variant) : undefined
  if (!content) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = {
    'cache-control': `private, max-age=${kept}`,
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'same-origin',
  }
  return new Response(content, { headers })
}

/** Those of conversations have two sizes. */
async function fileOf(ctx: StaffContext, { photoId, storageKey, sent }: Subject, variant: PhotoVariant) {
  const { db, staff } = ctx
  if (!sent) return variantToShow(ctx, memberPhoto, storageKey, variant)
  const isInHand = await hasClaim(db, photoId, { staffId: staff.id, now: ctx.now() })
  return isInHand ? variantToShow(ctx, messagePhoto, storageKey, variant === 'full' ? 'full' : 'small') : undefined
}
