export interface SentencePart {
  at: number
  text: string
  tag?: string
}

/** Cuts "Read the <terms>terms</terms>." into its pieces, in order. */
export function splitTags(sentence: string): SentencePart[] {
  const parts: SentencePart[] = []
  let end = 0
  for (const match of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    parts.push(
      { at: end, text: sentence.slice(end, match.index) },
      { at: match.index, tag: match[1]!, text: match[2]! },
    )
    end = match.index + match[0].length
  }
  return [...parts, { at: end, text: sentence.slice(end) }].filter((part) => part.text)
}
