import { z } from 'zod'
import { memberProcedure, publicProcedure, router } from '../../core/procedures.ts'
import { emailInGrace, emailTaken, newEmailInvalid } from '../confirmation/refusals.ts'
import { loginLinkRequired, loginLocked } from '../login/refusals.ts'
import { emailCheckLimit } from '../mail/limits.ts'
import { confirmMailChange, findMailChangeLink, mailChangeLink } from './confirm.ts'
import { confirmFirst, emailUnchanged, mailChangeFailed, mailChangeLimited, passwordWrong } from './refusals.ts'
import { cancelMailChange, mailChange, mailChangeState, requestMailChange } from './request.ts'

const typed = z.string().max(5000)
const tells = ['account'] as const

export const mailChangeRouter = router({
  state: memberProcedure.output(mailChangeState).query(({ ctx }) => mailChange(ctx)),
  request: memberProcedure
    .meta({
      limit: emailCheckLimit,
      refuses: [
        ...[newEmailInvalid, emailUnchanged, emailTaken, emailInGrace],
        ...[passwordWrong, loginLocked, loginLinkRequired, confirmFirst, mailChangeLimited],
      ],
      tells,
    })
    .input(z.object({ email: typed, password: typed }))
    .output(z.void())
    .mutation(({ ctx, input }) => requestMailChange(ctx, input)),
  cancel: memberProcedure
    .meta({ tells })
    .output(z.void())
    .mutation(({ ctx }) => cancelMailChange(ctx)),
  link: publicProcedure.output(mailChangeLink.nullable()).query(({ ctx }) => findMailChangeLink(ctx)),
  confirm: publicProcedure
    .meta({ limit: emailCheckLimit, refuses: [mailChangeFailed], tells })
    .input(z.object({ token: typed }))
    .output(z.void())
    .mutation(({ ctx, input }) => confirmMailChange(ctx, input.token)),
})
