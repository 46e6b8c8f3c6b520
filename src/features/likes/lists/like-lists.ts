import { m } from '~words'
import type { Inputs } from '../../../lib/trpc.ts'

export type LikeListName = Inputs['likes']['list']['type']

/** The three lists in the order they are shown; their names are also their addresses (/likes/received). */
export const likeLists = ['received', 'matches', 'given'] as const satisfies LikeListName[]

export function isLikeList(name: string): name is LikeListName {
  return likeLists.some((list) => list === name)
}

/** What is said of each list: in a tab, as a heading, and when nobody is in it. */
export const listWords = {
  received: {
    tab: m.likes_received,
    title: m.likes_received_title,
    empty: m.likes_received_empty,
    emptyText: m.likes_received_empty_text,
  },
  matches: {
    tab: m.likes_matches,
    title: m.likes_matches_title,
    empty: m.likes_matches_empty,
    emptyText: m.likes_matches_empty_text,
  },
  given: {
    tab: m.likes_given,
    title: m.likes_given_title,
    empty: m.likes_given_empty,
    emptyText: m.likes_given_empty_text,
  },
} as const satisfies Record<LikeListName, object>
