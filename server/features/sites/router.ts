import { publicProcedure, router } from '../../core/procedures.ts'
import { publicSettings } from './service.ts'

export const sitesRouter = router({
  /** The public settings of the site that answers under this host. */
  settings: publicProcedure.query(({ ctx }) => publicSettings(ctx)),
})
