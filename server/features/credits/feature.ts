import { feature } from '../../core/feature.ts'
import { scheduled } from '../../core/jobs/job.ts'
import { booksGauges, checkBooksNightly } from './books.ts'
import { creditsSettings } from './settings.ts'

export const credits = feature({
  settings: creditsSettings,
  jobs: [scheduled('book_check', '10 4 * * *', checkBooksNightly)],
  gauges: booksGauges,
})
