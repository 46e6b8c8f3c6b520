import { codePoints, tidyText } from '../../core/values/text.ts'
import { staffNameInvalid } from './refusals.ts'

/** Seconds for which a log-in lasts: a working day. */
export const sessionSeconds = 12 * 60 * 60
/** Seconds in which the second factor is to be shown after the password. */
export const halfwaySeconds = 10 * 60
/** Milliseconds for which a link that makes an account works. */
export const staffLinkTime = 7 * 24 * 60 * 60_000
/** Milliseconds for which the first owner's link works at least from a start on. */
export const minLinkTime = 24 * 60 * 60_000

/** Of a password, in code points. */
export const minStaffPassword = 12

/** In code points. */
const longestName = 40

/** What colleagues read. Throws `staff_name_invalid`. */
export function staffNameOf(input: string): string {
  const name = tidyText(input).replaceAll('\n', ' ')
  if (name === '' || codePoints(name) > longestName) throw staffNameInvalid({ field: 'name' })
  return name
}
