/** The length of a text as the server counts it: in code points, composed and trimmed (decisions: message_length). */
export function messageLength(text: string): number {
  return [...text.normalize('NFC').trim()].length
}
