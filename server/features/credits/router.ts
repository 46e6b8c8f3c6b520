import { memberProcedure, router } from '../../core/procedures.ts'
import { wallet } from './service.ts'

export const creditsRouter = router({
  /** What I have to spend. */
  wallet: memberProcedure.query(({ ctx }) => wallet(ctx)),
})
