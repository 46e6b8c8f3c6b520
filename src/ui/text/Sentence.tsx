import { Fragment, type ReactNode } from 'react'
import { splitTags } from './sentence.ts'

export interface SentenceProps {
  /** Translated words with tags round what becomes a link: "Read the <terms>terms</terms>." */
  text: string
  tags: Record<string, (text: string) => ReactNode>
}

/** A translated sentence with links in it: the words around them, and their order, stay with the translator. */
export function Sentence({ text, tags }: SentenceProps) {
  return splitTags(text).map((part) => (
    <Fragment key={part.at}>{part.tag ? (tags[part.tag]?.(part.text) ?? part.text) : part.text}</Fragment>
  ))
}
