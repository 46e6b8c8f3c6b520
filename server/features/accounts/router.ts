import { z } from 'zod'
import { locales } from '../../core/i18n/locales.ts'
import { memberProcedure, publicProcedure, router } from '../../core/procedures.ts'
import { wireRefusal } from '../../core/wire-refusal.ts'
import { demoLogin, demoLoginKinds, logInAsDemo, offeredDemoLogins } from './demo.ts'
import { emailCheckLimit, loginLimit } from './limits.ts'
import { activation, activationState, changeUnconfirmedEmail, resendActivationMail } from './links/activation.ts'
import { requestReactivation } from './links/reactivate.ts'
import { requestLoginLink } from './links/request-login-link.ts'
import { setLocale } from './locale.ts'
import { logIn } from './login/log-in.ts'
import { loginRefusals } from './login/refusals.ts'
import { logOut } from './login/session.ts'
import { sealingKey, unsentKey } from './login/unsent-key.ts'
import { me, ownAccount } from './me.ts'
import {
  activationMailLimited,
  alreadyConfirmed,
  emailInGrace,
  emailInvalid,
  emailTaken,
  loginFailed,
  newEmailInvalid,
} from './refusals.ts'
import { checkEmail, checkName, checkStep, emailCheck } from './signup/check.ts'
import { signupForm, signupInput } from './signup/input.ts'
import { signupRefusals } from './signup/refusals.ts'
import { signUp, signupOutcome } from './signup/sign-up.ts'

const typed = z.string().max(5000)
const withEmail = z.object({ email: typed })

export const accountsRouter = router({
  me: publicProcedure.output(ownAccount.nullable()).query(({ ctx }) => me(ctx)),
  setLocale: publicProcedure
    .input(z.object({ locale: z.enum(locales) }))
    .output(z.void())
    .mutation(({ ctx, input }) => setLocale(ctx, input.locale)),

  logIn: publicProcedure
    .meta({ limit: loginLimit, refuses: loginRefusals })
    .input(z.object({ email: typed, password: typed }))
    .output(z.string())
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  /** Empty outside the demo. */
  demoLogins: publicProcedure.output(z.array(demoLogin)).query(({ ctx }) => offeredDemoLogins(ctx)),
  logInAsDemo: publicProcedure
    .meta({ limit: loginLimit, refuses: [loginFailed] })
    .input(z.object({ kind: z.enum(demoLoginKinds) }))
    .output(z.void())
    .mutation(({ ctx, input }) => logInAsDemo(ctx, input.kind)),
  logOut: publicProcedure.output(sealingKey.nullable()).mutation(({ ctx }) => logOut(ctx)),
  unsentKey: memberProcedure
    .input(z.object({ day: z.iso.date().max(10) }))
    .output(z.string().nullable())
    .query(({ ctx, input }) => unsentKey(ctx, input.day)),
  requestReactivation: publicProcedure
    .meta({ limit: emailCheckLimit, refuses: [emailInvalid] })
    .input(withEmail)
    .output(z.void())
    .mutation(({ ctx, input }) => requestReactivation(ctx, input)),

  // These three only read, but what they are asked belongs into no address: proxies write those down.
  checkEmail: publicProcedure
    .input(withEmail)
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
  requestLoginLink: publicProcedure
    .meta({ limit: emailCheckLimit, refuses: [emailInvalid] })
    .input(withEmail)
    .output(z.void())
    .mutation(({ ctx, input }) => requestLoginLink(ctx, input)),
  signUp: publicProcedure
    .meta({ refuses: signupRefusals })
    .input(signupInput)
    .output(signupOutcome)
    .mutation(({ ctx, input }) => signUp(ctx, input)),

  activation: memberProcedure.output(activationState).query(({ ctx }) => activation(ctx)),
  resendActivationMail: memberProcedure
    .meta({ refuses: [activationMailLimited, alreadyConfirmed] })
    .output(z.void())
    .mutation(({ ctx }) => resendActivationMail(ctx)),
  changeUnconfirmedEmail: memberProcedure
    .meta({
      limit: emailCheckLimit,
      refuses: [newEmailInvalid, emailTaken, emailInGrace, activationMailLimited, alreadyConfirmed],
    })
    .input(withEmail)
    .output(z.void())
    .mutation(({ ctx, input }) => changeUnconfirmedEmail(ctx, input)),
})
