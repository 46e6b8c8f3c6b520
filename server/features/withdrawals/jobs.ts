import { z } from 'zod'
import { job } from '../../core/jobs/job.ts'
import { addressJob } from '../login/jobs.ts'

const aboutOrder = z.object({ orderId: z.string(), memberId: z.string() })
export type WithdrawalPayload = z.infer<typeof aboutOrder>

export const withdrawalRequest = addressJob('withdrawal_request')

const aboutDeclaration = z.object({ memberId: z.string(), origin: z.string(), declaredAt: z.string() })
export type DeclarationPayload = z.infer<typeof aboutDeclaration>

/** Answers who has declared a withdrawal with an address alone. */
export const withdrawalLinkMail = job('withdrawal_link_mail', aboutDeclaration, { workers: 1, batch: 5 })

/** Confirms a withdrawal, with its date and time. */
export const withdrawalMail = job('withdrawal_mail', aboutOrder, { workers: 1, batch: 5 })
