import { z } from 'zod'
import { memberProcedure, router } from '../../core/procedures.ts'
import { emailCheckLimit } from '../mail/limits.ts'
import { activation, activationState, changeUnconfirmedEmail, resendActivationMail } from './activation.ts'
import { activationMailLimited, alreadyConfirmed, emailInGrace, emailTaken, newEmailInvalid } from './refusals.ts'

export const confirmationRouter = router({
  state: memberProcedure.output(activationState).query(({ ctx }) => activation(ctx)),
  resendMail: memberProcedure
    .meta({ refuses: [activationMailLimited, alreadyConfirmed] })
    .output(z.void())
    .mutation(({ ctx }) => resendActivationMail(ctx)),
  changeEmail: memberProcedure
    .meta({
      limit: emailCheckLimit,
      refuses: [newEmailInvalid, emailTaken, emailInGrace, activationMailLimited, alreadyConfirmed],
    })
    .input(z.object({ email: z.string().max(5000) }))
    .output(z.void())
    .mutation(({ ctx, input }) => changeUnconfirmedEmail(ctx, input)),
})
