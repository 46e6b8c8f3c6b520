import { useHydrated } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { m } from '~words'
import { pageShown } from '../../../lib/navigation/lazy-page.tsx'
import { messageWords, type Said } from '../message-words.ts'
import { loadedRule, loadRule } from './loaded-rule.ts'

void pageShown.then(loadRule)

/** A message where it is only mentioned. There nobody can choose to read an insult, so it says that it is one. */
export function useMentionWords({ text, content, mine }: Said): string {
  const rule = useSelector(loadedRule)
  const isHydrated = useHydrated()
  const isInsult = isHydrated && !mine && !content && rule?.isInsult(text)
  return isInsult ? m.caution_insult() : messageWords({ text, content, mine })
}
