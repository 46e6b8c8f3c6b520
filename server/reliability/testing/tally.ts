/** How often each of the words occurs. */
export function tally(words: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

/** `5,000 × sent, 5,000 × insufficient_credits` */
export function tallied(words: string[]): string {
  const counts = Object.entries(tally(words)).sort(([, a], [, b]) => b - a)
  return counts.map(([word, count]) => `${figure(count)} × ${word}`).join(', ')
}

/** `5,000` */
export const figure = (count: number) => count.toLocaleString('en')
