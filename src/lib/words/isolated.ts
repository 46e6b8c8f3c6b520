/** Letters that are written from right to left. */
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * A user's text within one of our sentences: right-to-left letters are isolated and change no direction around them.
 * Where the text is alone, its element has `dir="auto"`.
 */
export const isolated = (text: string): string => (fromRight.test(text) ? `\u2068${text}\u2069` : text)
