import { createAtom } from '@tanstack/react-store'
import { loadPatiently } from '../../../lib/chunks/load-patiently.ts'

const importRule = () => import('../../../../server/features/chat/rules/caution/caution.ts')
type Rule = Awaited<ReturnType<typeof importRule>>

/** The rule and its words, null until they have come. Nothing that is sent waits for them. */
export const loadedRule = createAtom<Rule | null>(null)

let loading: Promise<Rule> | undefined

export function loadRule(): Promise<Rule> {
  loading ??= loadPatiently(importRule).then((rule) => {
    loadedRule.set(rule)
    return rule
  })
  return loading
}
