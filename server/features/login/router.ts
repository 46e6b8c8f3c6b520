import { z } from 'zod'
import { publicProcedure, router } from '../../core/procedures.ts'
import { emailCheckLimit } from '../mail/limits.ts'
import { emailInvalid } from '../mail/refusals.ts'
import { demoLogin, demoLoginKinds, logInAsDemo, offeredDemoLogins } from './demo.ts'
import { loginLimit } from './limits.ts'
import { requestReactivation } from './links/reactivate.ts'
import { requestLoginLink } from './links/request-login-link.ts'
import { logIn } from './log-in.ts'
import { loginRefusals } from './login-refusals.ts'
import { loginFailed } from './refusals.ts'

const typed = z.string().max(5000)
const withEmail = z.object({ email: typed })

export const loginRouter = router({
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
  requestLink: publicProcedure
    .meta({ limit: emailCheckLimit, refuses: [emailInvalid] })
    .input(withEmail)
    .output(z.void())
    .mutation(({ ctx, input }) => requestLoginLink(ctx, input)),
  requestReactivation: publicProcedure
    .meta({ limit: emailCheckLimit, refuses: [emailInvalid] })
    .input(withEmail)
    .output(z.void())
    .mutation(({ ctx, input }) => requestReactivation(ctx, input)),
})
