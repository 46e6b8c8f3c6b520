import { z } from 'zod'
import { publicProcedure, router } from '../../core/procedures.ts'
import { emailInGrace } from '../confirmation/refusals.ts'
import { loginLimit } from '../login/limits.ts'
import { emailCheckLimit } from '../mail/limits.ts'
import { emailInvalid } from '../mail/refusals.ts'
import { passwordBlank, passwordCommon, passwordLength, passwordPersonal } from '../signup/refusals.ts'
import { findResetLink, resetLink } from './find-reset-link.ts'
import { emailNotFound, passwordsDiffer, resetLinkFailed } from './refusals.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset.ts'

const typed = z.string().max(5000)

export const passwordRouter = router({
  requestReset: publicProcedure
    .meta({ limit: emailCheckLimit, refuses: [emailInvalid, emailNotFound, emailInGrace] })
    .input(z.object({ email: typed }))
    .output(z.void())
    .mutation(({ ctx, input }) => requestReset(ctx, input)),
  resetLink: publicProcedure.output(resetLink.nullable()).query(({ ctx }) => findResetLink(ctx)),
  reset: publicProcedure
    .meta({
      limit: loginLimit,
      refuses: [resetLinkFailed, passwordsDiffer, passwordLength, passwordBlank, passwordCommon, passwordPersonal],
    })
    .input(z.object({ token: typed, password: typed, repeated: typed }))
    .output(z.void())
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
})
