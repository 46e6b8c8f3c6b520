import { publicProcedure, router } from '../../core/procedures.ts'
import { configurationOf, publicConfiguration } from './service.ts'

export const sitesRouter = router({
  settings: publicProcedure.output(publicConfiguration).query(({ ctx }) => configurationOf(ctx)),
})
