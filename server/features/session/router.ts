import { z } from 'zod'
import { locales } from '../../core/i18n/locales.ts'
import { memberProcedure, publicProcedure, router } from '../../core/procedures.ts'
import { logOut } from './log-out.ts'
import { me, ownAccount } from './me.ts'
import { setLocale } from './set-locale.ts'
import { sealingKey, unsentKey } from './unsent-key.ts'

export const sessionRouter = router({
  me: publicProcedure.output(ownAccount.nullable()).query(({ ctx }) => me(ctx)),
  setLocale: publicProcedure
    .input(z.object({ locale: z.enum(locales) }))
    .output(z.void())
    .mutation(({ ctx, input }) => setLocale(ctx, input.locale)),
  logOut: publicProcedure.output(sealingKey.nullable()).mutation(({ ctx }) => logOut(ctx)),
  unsentKey: memberProcedure
    .input(z.object({ day: z.iso.date().max(10) }))
    .output(z.string().nullable())
    .query(({ ctx, input }) => unsentKey(ctx, input.day)),
})
