import { publicProcedure, router } from '../../core/procedures.ts'
import { configurationOf, publicConfiguration } from './service.ts'

export const sitesRouter = router({
  /** The public settings of the site that answers under this host. */
  settings: publicProcedure.output(publicConfiguration).query(({ ctx }) => configurationOf(ctx)),
})
