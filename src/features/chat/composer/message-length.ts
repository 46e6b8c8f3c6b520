import { codePoints, tidyText } from '../../../../server/core/values/text.ts'

/** The length of a text as the server counts it: in code points, of what is stored (decisions: message_length). */
export const messageLength = (text: string): number => codePoints(tidyText(text))
