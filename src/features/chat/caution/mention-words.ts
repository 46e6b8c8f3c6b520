import { m } from '~words'
import { type MessageSummary, messageWords } from '../message-words.ts'
import { theRule } from './rule.ts'

/** A message where it is only mentioned. There nobody can choose to read an insult, so it says that it is one. */
export function mentionWords({ text, content, mine }: MessageSummary): string {
  const isInsult = !mine && !content && theRule().isInsult(text)
  return isInsult ? m.caution_insult() : messageWords({ text, content, mine })
}
