/** An account number as it is read: NL91 ABNA 0417 1643 00. */
export function grouped(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .slice(0, 34)
  return letters.match(/.{1,4}/g)?.join(' ') ?? ''
}
