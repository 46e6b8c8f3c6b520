import { backgroundShares } from '../../../core/shares.ts'
import type { Attachment } from '../../../gateways/mail.ts'
import { type Drawing, drawApart } from './apart.ts'

/** A receipt as a mail brings it. */
export const attachmentOf = async (drawing: Drawing): Promise<Attachment> => ({
  filename: `${drawing.receipt.number}.pdf`,
  type: 'application/pdf',
  base64: (await drawApart(drawing, { shares: backgroundShares })).toBase64(),
})
