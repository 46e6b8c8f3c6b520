import { z } from 'zod'
import { publicProcedure, router } from '../../core/procedures.ts'
import { wireRefusal } from '../../core/wire-refusal.ts'
import { checkEmail, checkName, checkStep, emailCheck } from './check.ts'
import { signupForm, signupInput } from './input/input.ts'
import { signUp, signupOutcome } from './sign-up.ts'
import { signupRefusals } from './signup-refusals.ts'

export const signupRouter = router({
  // These three only read, but what they are asked belongs into no address: proxies write those down.
  checkEmail: publicProcedure
    .input(signupForm.pick({ email: true }))
    .output(emailCheck)
    .mutation(({ ctx, input }) => checkEmail(ctx, input.email)),
  checkName: publicProcedure
    .input(signupForm.pick({ name: true, email: true }))
    .output(wireRefusal.nullable())
    .mutation(({ ctx, input }) => checkName(ctx, input)),
  checkStep: publicProcedure
    .input(signupForm.partial())
    .output(z.array(wireRefusal))
    .mutation(({ ctx, input }) => checkStep(ctx, input)),
  signUp: publicProcedure
    .meta({ refuses: signupRefusals })
    .input(signupInput)
    .output(signupOutcome)
    .mutation(({ ctx, input }) => signUp(ctx, input)),
})
