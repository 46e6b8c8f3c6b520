import { publicProcedure, router } from '../../core/procedures.ts'
import { me } from './me.ts'

export const accountsRouter = router({
  /** Who is logged in; null for a visitor. */
  me: publicProcedure.query(({ ctx }) => me(ctx)),
})
