import { feature } from '../../core/feature.ts'
import { pushDelivery, pushNews } from './jobs.ts'
import { pushRouter } from './router.ts'
import { deliverNews, tellOfNews } from './tell.ts'

export const push = feature({
  router: pushRouter,
  jobs: [pushNews.doneBy(tellOfNews), pushDelivery.doneBy(deliverNews)],
})
