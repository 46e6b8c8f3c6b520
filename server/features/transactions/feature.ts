import { feature } from '../../core/feature.ts'
import { transactionsRouter } from './router.ts'

export const transactions = feature({ router: transactionsRouter })
