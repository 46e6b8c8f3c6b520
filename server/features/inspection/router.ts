import { z } from 'zod'
import { removalReasons } from '../../../db/reference/staff/removal-reasons.ts'
import { memberProcedure, router, staffProcedure } from '../../core/procedures.ts'
import { idSchema } from '../../core/values/ids.ts'
import { photoNotFound } from '../photos/refusals.ts'
import { claim, claimed, release, shownReports } from './claim.ts'
import { approve, refuse, remove } from './decide.ts'
import { objectionLimit } from './limits.ts'
import { inspectedMember, showMember } from './member/show-member.ts'
import {
  claimOver,
  memberNotInHand,
  objectionMissing,
  objectionOver,
  photoNotSeen,
  remarkMissing,
  remarkTooLong,
  undoOver,
} from './refusals.ts'
import { hasUnseen, listStatements, noteSeen, object, statements } from './statements.ts'
import { undo } from './undo.ts'

const aboutPhoto = z.object({ photoId: idSchema })
const asShown = aboutPhoto.extend({ reports: shownReports })
/** Code units that are looked at. */
const typed = z.string().max(5000)
const tells = ['photos', 'message_photo'] as const
const moderatorProcedure = staffProcedure('moderator')

export const inspectionRouter = router({
  claim: moderatorProcedure.output(claimed).mutation(({ ctx }) => claim(ctx)),
  release: moderatorProcedure
    .input(z.object({ photoIds: z.array(idSchema).max(50).optional() }))
    .output(z.void())
    .mutation(({ ctx, input }) => release(ctx, input.photoIds)),
  approve: moderatorProcedure
    .meta({ refuses: [claimOver, photoNotSeen, photoNotFound], tells })
    .input(asShown)
    .output(z.void())
    .mutation(({ ctx, input }) => approve(ctx, input.photoId, input.reports)),
  remove: moderatorProcedure
    .meta({ refuses: [claimOver, photoNotSeen, photoNotFound, remarkMissing, remarkTooLong], tells })
    .input(asShown.extend({ reason: z.enum(removalReasons), remark: typed }))
    .output(z.void())
    .mutation(({ ctx, input: { photoId, reports, ...removing } }) => remove(ctx, photoId, removing, reports)),
  refuse: moderatorProcedure
    .meta({ refuses: [claimOver, photoNotSeen, photoNotFound], tells })
    .input(aboutPhoto)
    .output(z.void())
    .mutation(({ ctx, input }) => refuse(ctx, input.photoId)),
  undo: moderatorProcedure
    .meta({ refuses: [undoOver], tells })
    .input(aboutPhoto)
    .output(z.void())
    .mutation(({ ctx, input }) => undo(ctx, input.photoId)),

  member: moderatorProcedure
    .meta({ refuses: [memberNotInHand] })
    .input(z.object({ id: idSchema }))
    .output(inspectedMember)
    .query(({ ctx, input }) => showMember(ctx, input.id)),

  statements: memberProcedure.output(statements).query(({ ctx }) => listStatements(ctx)),
  hasUnseen: memberProcedure.output(z.boolean()).query(({ ctx }) => hasUnseen(ctx)),
  noteSeen: memberProcedure.output(z.void()).mutation(({ ctx }) => noteSeen(ctx)),
  object: memberProcedure
    .meta({ limit: objectionLimit, refuses: [objectionOver, objectionMissing, remarkTooLong], tells: ['photos'] })
    .input(z.object({ id: idSchema, text: typed }))
    .output(z.void())
    .mutation(({ ctx, input }) => object(ctx, input)),
})
