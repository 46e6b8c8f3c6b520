import { feature } from '../../core/feature.ts'
import { lateMail } from './jobs.ts'
import { sendLateMail } from './late-mail.ts'

export const orders = feature({
  jobs: [lateMail.doneBy(sendLateMail)],
})
