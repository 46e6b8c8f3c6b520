import { z } from 'zod'
import { staffRoles } from '../../../db/reference/staff/roles.ts'
import { officeProcedure, router } from '../../core/procedures.ts'
import { loginLimit } from '../login/limits.ts'
import { loginLocked } from '../login/refusals.ts'
import { emailInvalid } from '../mail/refusals.ts'
import { passwordBlank, passwordCommon, passwordLength, passwordPersonal } from '../signup/refusals.ts'
import { joinStaff, offeredRole } from './join.ts'
import { logIn, logOut } from './log-in.ts'
import { prove, setUp } from './prove.ts'
import {
  ownerLinkOver,
  staffCodeWrong,
  staffEmailTaken,
  staffLoginFailed,
  staffNameInvalid,
  staffPasswordWeak,
} from './refusals.ts'

const typed = z.string().max(5000)

/** `isProved`: the second factor was shown, without which nothing opens. */
const signedIn = z.object({ name: z.string(), role: z.enum(staffRoles), isProved: z.boolean() })

const passwordRefusals = [staffPasswordWeak, passwordLength, passwordBlank, passwordCommon, passwordPersonal]

export const staffRouter = router({
  me: officeProcedure
    .output(signedIn.nullable())
    .query(({ ctx: { staff } }) => staff && { ...staff, isProved: staff.provedAt !== null }),
  logIn: officeProcedure
    .meta({ limit: loginLimit, refuses: [staffLoginFailed, loginLocked] })
    .input(z.object({ email: typed, password: typed }))
    .output(z.void())
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  setUp: officeProcedure
    .output(z.object({ key: z.string(), address: z.string(), squares: z.string(), size: z.number() }).nullable())
    .query(({ ctx }) => setUp(ctx)),
  prove: officeProcedure
    .meta({ limit: loginLimit, refuses: [staffCodeWrong, loginLocked] })
    .input(z.object({ code: z.string().max(50) }))
    .output(z.void())
    .mutation(({ ctx, input }) => prove(ctx, input.code)),
  logOut: officeProcedure.output(z.void()).mutation(({ ctx }) => logOut(ctx)),
  offeredRole: officeProcedure.output(z.enum(staffRoles).nullable()).query(({ ctx }) => offeredRole(ctx)),
  join: officeProcedure
    .meta({
      limit: loginLimit,
      refuses: [ownerLinkOver, staffEmailTaken, staffNameInvalid, emailInvalid, ...passwordRefusals],
    })
    .input(z.object({ email: typed, name: typed, password: typed }))
    .output(z.void())
    .mutation(({ ctx, input }) => joinStaff(ctx, input)),
})
