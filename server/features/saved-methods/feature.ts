import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { revokeForgotten } from './revoke.ts'
import { savedMethodsRouter } from './router.ts'

export const savedMethods = feature({
  router: savedMethodsRouter,
  jobs: [scheduled('mandate_revocations', '* * * * *', revokeForgotten)],
})
