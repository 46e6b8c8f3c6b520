import type { ReportReason } from '../../../db/reference/report-reasons.ts'
import { codePoints, tidyText } from '../../core/values/text.ts'
import { reportRemarksTooLong } from './refusals.ts'

/** In code points. */
const longestRemarks = 1000

export function remarksOf(input: string): string {
  const remarks = tidyText(input)
  if (codePoints(remarks) > longestRemarks) throw reportRemarksTooLong({ field: 'remarks', limit: longestRemarks })
  return remarks
}

/** Whether a report is about how somebody looks, though it names no photo: the rest is about what they say. */
export const isAboutLooks = ({ reason, isOfProfile }: { reason: ReportReason; isOfProfile: boolean }): boolean =>
  isOfProfile && (reason === 'impostor' || reason === 'sexual' || reason === 'underage')

/** Letters and digits that nobody takes for one another, read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** What a receipt names a report by, of eight random bytes: M-XXXX-XXXX. */
export function reportNumber(bytes: Uint8Array): string {
  const signs = Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % alphabet.length]).join('')
  return `M-${signs.slice(0, 4)}-${signs.slice(4)}`
}
