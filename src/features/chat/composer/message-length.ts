import { codePoints, tidyText } from '../../../../server/core/values/text.ts'

/** As the server counts: in code points, of what is stored (product §9.3). */
export const messageLength = (text: string): number => codePoints(tidyText(text))
