import { z } from 'zod'
import * as queries from '../../../db/queries/inspection/statements.ts'
import { lockMembers } from '../../../db/queries/locks/members.ts'
import { objectionOutcomes, removalReasons } from '../../../db/reference/staff/removal-reasons.ts'
import type { MemberContext } from '../../core/context.ts'
import { changeAndTell } from '../live/change-and-tell.ts'
import { objectionOver } from './refusals.ts'
import { checkMayObject, objectionOf } from './rules/decisions.ts'

const statement = z.object({
  id: z.string(),
  /** Null of one in a conversation, which was sent at that time. */
  photoId: z.string().nullable(),
  sentAt: z.date().nullable(),
  reason: z.enum(removalReasons),
  remark: z.string(),
  createdAt: z.date(),
  /** The member can object until then, once. */
  objectableUntil: z.date(),
  objectedAt: z.date().nullable(),
  outcome: z.enum(objectionOutcomes).nullable(),
})

export const statements = z.array(statement)

/** Why photos of this member were removed, until they are gone for good. */
export async function listStatements({ db, me }: MemberContext): Promise<z.infer<typeof statements>> {
  return queries.listStatements(db, me.id)
}

export async function hasUnseen({ db, me }: MemberContext): Promise<boolean> {
  return queries.hasUnseenStatement(db, me.id)
}

/** The member has them on their screen. */
export async function noteSeen({ db, me, now }: MemberContext): Promise<void> {
  await queries.setStatementsSeen(db, me.id, now())
}

/**
 * Puts the photo into the queue again, for another one of the staff than who has removed it. The same words sent twice are one
 * objection. Throws `objection_over` or `objection_missing`.
 */
export async function object(ctx: MemberContext, { id, text }: { id: string; text: string }): Promise<void> {
  const { me } = ctx
  const objection = objectionOf(text)
  await changeAndTell(ctx, async (tx) => {
    await lockMembers(tx, [me.id])
    const removal = await queries.lockStatement(tx, me.id, id)
    if (!removal) throw objectionOver()
    if (removal.objection === objection) return { result: undefined, gapFor: [me.id] }
    checkMayObject(removal, ctx.now())
    await queries.setObjection(tx, id, objection, ctx.now())
    return { result: undefined, events: [{ memberId: me.id, event: { type: 'photos' as const } }] }
  })
}
