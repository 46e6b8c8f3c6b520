import { countRefusedRevocations } from '../../../db/queries/saved-methods/methods.ts'
import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { revokeForgotten } from './revoke.ts'
import { savedMethodsRouter } from './router.ts'

export const savedMethods = feature({
  router: savedMethodsRouter,
  jobs: [scheduled('mandate_revocations', '* * * * *', revokeForgotten)],
  gauges: [
    {
      name: 'vonk_mandates_not_revoked',
      help: 'Forgotten mandates that their provider refuses to revoke: somebody must revoke them there',
      read: ({ db }) => countRefusedRevocations(db),
    },
  ],
})
