import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { signalGap } from '../live/change-and-tell.ts'
import { booksGauges, checkBooksNightly } from './books.ts'
import { creditsCorrected } from './jobs.ts'
import { creditsSettings } from './settings.ts'

export const credits = feature({
  settings: creditsSettings,
  jobs: [
    scheduled('book_check', '10 4 * * *', checkBooksNightly),
    creditsCorrected.doneBy(async (world, { memberId }) => signalGap(world, [memberId])),
  ],
  gauges: booksGauges,
})
