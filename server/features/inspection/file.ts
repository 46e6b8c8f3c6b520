import { type ClaimReason, lockCause, recordSeen, recordUnloadable } from '../../../db/queries/inspection/claims.ts'
import { findSubject, type Subject } from '../../../db/queries/inspection/subjects.ts'
import { hasAuditEntry, insertAuditEntry } from '../../../db/queries/staff/audit.ts'
import type { Context, StaffContext } from '../../core/context.ts'
import { officePath, requireStaff } from '../../core/staff.ts'
import { type PhotoVariant, photoVariants } from '../photos/addresses.ts'
import { memberPhoto, messagePhoto } from '../photos/kinds.ts'
import { variantToShow } from '../photos/stored.ts'

/** Where staff see a photo: nothing is signed, for the session opens it, and ends it. */
export const staffPhotoPath = (id: string, variant: PhotoVariant) => `${filesPath}/${id}/${variant}.webp`

export const filesPath = `${officePath}/photo-files`

const file = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([a-z]+)\.webp$/

/**
 * For who inspects photos: what they have in hand themselves, and for its sake what stands beside it (`lockCause`), which is
 * in the log. 403 for anybody else, 404 without a file.
 */
export async function staffPhotoResponse(visitor: Context, pathname: string): Promise<Response> {
  const [, id, name] = file.exec(pathname.slice(filesPath.length)) ?? []
  const variant = photoVariants.find((known) => known === name)
  const ctx = requireStaff(visitor, ['moderator'])
  const subject = id && variant ? await findSubject(ctx.db, id) : undefined
  const content = subject && variant ? await fileToInspect(ctx, subject, variant) : undefined
  if (!content) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = {
    'cache-control': 'private, no-store',
    'content-type': 'image/webp',
    'cross-origin-resource-policy': 'same-origin',
  }
  return new Response(content, { headers })
}

/** Milliseconds for which a photo is put aside whose picture cannot be had. */
const retryAfter = 10 * 60_000

/**
 * Of the photo in hand itself it is recorded whether its picture could be sent: without that nothing is decided about it, and one
 * without a picture is put aside and logged.
 */
async function fileToInspect(ctx: StaffContext, subject: Subject, variant: PhotoVariant): Promise<Blob | undefined> {
  const cause = await causeToLook(ctx, subject)
  if (!cause) return undefined
  if (cause.claimedId !== subject.photoId || variant !== 'full') return fileOf(ctx, subject, variant)
  const { db, staff, log } = ctx
  const [now, { photoId }] = [ctx.now(), subject]
  const putAside = async (error?: unknown) => {
    log.warn({ photoId, error }, 'a photo under inspection cannot be loaded')
    await recordUnloadable(db, photoId, new Date(now.getTime() + retryAfter))
  }
  try {
    const content = await fileOf(ctx, subject, variant)
    if (content) await recordSeen(db, photoId, { staffId: staff.id, now })
    else await putAside()
    return content
  } catch (error) {
    await putAside(error)
    throw error
  }
}

/** Those of conversations have two sizes. */
async function fileOf(ctx: StaffContext, { storageKey, sent }: Subject, variant: PhotoVariant) {
  if (!sent) return variantToShow(ctx, memberPhoto, storageKey, variant)
  return variantToShow(ctx, messagePhoto, storageKey, variant === 'full' ? 'full' : 'small')
}

/** A look at what is not in hand itself is logged, once for each photo in hand that it is for. */
async function causeToLook({ db, staff, now }: StaffContext, subject: Subject): Promise<ClaimReason | undefined> {
  const { photoId: subjectId, memberId, siteId } = subject
  return db.transaction(async (tx) => {
    const cause = await lockCause(tx, subject, { staffId: staff.id, now: now() })
    if (!cause || cause.claimedId === subjectId) return cause
    const entry = { staffId: staff.id, action: 'photo_shown', subjectId } as const
    if (!(await hasAuditEntry(tx, entry, cause.since)))
      await insertAuditEntry(tx, { ...entry, siteId, memberId, details: { claimed: cause.claimedId } }, now())
    return cause
  })
}
