import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'

const aboutRemoval = z.object({ removalId: z.string() })
export type RememberPayload = z.infer<typeof aboutRemoval>

/** `origin`: where the link in the letter leads. */
const letter = aboutRemoval.extend({ origin: z.string() })
export type LetterPayload = z.infer<typeof letter>

/** How a removed picture looks takes a third of a second of work. */
export const rememberPicture = job('removed_picture', aboutRemoval, { workers: 1, batch: 1 })
export const removalMail = job('photo_removal_mail', letter, { workers: 2, batch: 5 })
export const outcomeMail = job('objection_outcome_mail', letter, { workers: 2, batch: 5 })
