import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { endCharge } from './create.ts'
import { end, takeBack } from './decide.ts'
import { deliver } from './deliver.ts'
import { chargeBack, chargeEnd, delivery, expiry, refundEnd } from './jobs.ts'
import { endRefund } from './refund.ts'
import { forgetOldDeliveries } from './upkeep.ts'
import { sandboxWeb } from './web.ts'

export const sandbox = feature({
  web: sandboxWeb,
  jobs: [
    delivery.doneBy(deliver),
    chargeBack.doneBy(takeBack),
    chargeEnd.doneBy(endCharge),
    refundEnd.doneBy(endRefund),
    expiry.doneBy(async (world, { paymentId }) => void (await end(world, paymentId, 'expired'))),
    scheduled('sandbox_upkeep', '35 3 * * *', forgetOldDeliveries),
  ],
})
