/** Letters that are written from right to left. */
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * What a person wrote, for the middle of a sentence of ours: letters from right to left keep to themselves and turn
 * nothing round them. Where it stands alone, its element has `dir="auto"`.
 */
export const isolated = (text: string): string => (fromRight.test(text) ? `\u2068${text}\u2069` : text)
