import { codePoints, tidyText } from '../../../../server/core/values/text.ts'

/** The length of a text as the server counts it: in code points, of what is stored (product §9.3). */
export const messageLength = (text: string): number => codePoints(tidyText(text))
