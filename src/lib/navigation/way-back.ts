import { useHydrated, useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { m } from '~words'

/** Where a way back leads that does not know what came before. */
export type Parent = '/members' | '/chats' | '/likes' | '/profile' | '/credits'

/** What is said of the way back to each kind of page; of others nothing is, and none leads there. */
const wayBackWords: readonly [path: RegExp, words: () => string][] = [
  [/^\/$/, m.shell_back_home],
  [/^\/members$/, m.shell_back_search],
  [/^\/members\/[^/]+$/, m.shell_back_profile],
  [/^\/profile$/, m.shell_back_own_profile],
  [/^\/credits$/, m.shell_back_credits],
  [/^\/likes(\/|$)/, m.shell_back_likes],
  [/^\/swipe-game$/, m.shell_back_swipe],
  [/^\/match-finder$/, m.shell_back_match_finder],
  [/^\/transactions$/, m.shell_back_transactions],
  [/^\/chats$/, m.shell_back_chats],
  [/^\/(chats\/[^/]+|members\/[^/]+\/chat)$/, m.shell_back_conversation],
]

/** "Back to …", in words; undefined for a page that has no words of its own. */
export function wordsBackTo(path: string): string | undefined {
  return wayBackWords.find(([pattern]) => pattern.test(path))?.[1]()
}

/**
 * For a link that leads back and says where to: the page before this one, which keeps its place and its search, or its
 * parent where the page before is not known or not another one.
 */
export function useWayBack(parent: Parent) {
  const { history } = useRouter()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const before = useHydrated() ? pathBefore() : undefined
  const known = before !== undefined && before !== path ? wordsBackTo(before) : undefined
  const onClick = (event: MouseEvent) => {
    if (!known) return
    event.preventDefault()
    history.back()
  }
  return { to: parent, 'aria-label': known ?? wordsBackTo(parent), onClick }
}

/** Of the entry before this one in the tab's history; undefined at its beginning, after a foreign page, and where the browser does not tell. */
function pathBefore(): string | undefined {
  const { navigation }: { navigation?: Navigation } = window
  const index = navigation?.currentEntry?.index ?? 0
  const url = navigation?.entries()[index - 1]?.url
  return url ? new URL(url).pathname : undefined
}
