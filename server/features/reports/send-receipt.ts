import { m } from '~words'
import { findAccount } from '../../../db/queries/accounts.ts'
import { findReport } from '../../../db/queries/reports/report.ts'
import type { World } from '../../core/context.ts'
import { sendToMember } from '../mail/links/send-link.ts'
import type { ReceiptPayload } from './jobs.ts'

export async function sendReceipt(world: World, { reportId, origin }: ReceiptPayload): Promise<void> {
  const report = await findReport(world.db, reportId)
  const account = report?.reporterId ? await findAccount(world.db, report.reporterId) : undefined
  if (!report || !account) return
  const { number, evidence } = report
  await sendToMember(world, account, origin, () => ({
    subject: m.reports_mail_subject({ number }),
    preview: m.reports_receipt_text(),
    title: m.reports_receipt_title(),
    paragraphs: [m.reports_mail_about({ name: evidence.name, number }), m.reports_receipt_text()],
    action: { label: m.reports_safety(), url: `${origin}/pages/safety` },
    notes: [m.reports_mail_secret({ name: evidence.name })],
  }))
}
