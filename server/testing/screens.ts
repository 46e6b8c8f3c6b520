import type { QueryKey } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { type ConversationPages, rowsIn, shownRows } from '../../src/features/chat/cache/rows.ts'
import { trpc } from '../../src/lib/trpc.ts'
import type { MemberContext } from '../core/context.ts'
import { Refusal } from '../core/refusal.ts'
import type { Conversation } from '../features/chat/views.ts'
import { likeLists } from '../features/likes/lists.ts'
import type { MemberProfile } from '../features/members/profile.ts'
import { appRouter } from '../router.ts'

/** What the server says to a question: data, or a "no". */
export interface Answer {
  data?: unknown
  refusal?: string
}

/** Something that a browser keeps for a screen. */
export interface Screen {
  name: string
  key: QueryKey
  load(): Promise<Answer>
  /** What of the data is to be the same: without the numbers of events, and what nobody is told of. */
  shown(data: unknown): unknown
}

/** Everything that a member's browser may keep, the member's own frame first. */
export function screensOf(ctx: MemberContext, others: { id: string; name: string }[]): Screen[] {
  const api = appRouter.createCaller(ctx)
  const stillStanding = whoStoodThere()
  const screen = <Data>(
    name: string,
    key: QueryKey,
    ask: () => Promise<Data>,
    shown: (data: Data) => unknown = (data) => data,
  ): Screen => ({
    ...{ name, key },
    load: () => ask().then((data) => ({ data }), refusalOf),
    shown: (data) => withoutPassing(shown(data as Data)),
  })
  const chats = (name: string, input: { filter?: 'unread' }) =>
    screen(
      name,
      getQueryKey(trpc.chat.list, input, 'infinite'),
      () => allPages((cursor) => api.chat.list({ ...input, cursor })),
      (data: ConversationPages) => shownList(data, input.filter),
    )
  return [
    screen('me', getQueryKey(trpc.session.me, undefined, 'query'), () => api.session.me(), withoutSeq),
    chats('chats', {}),
    chats('unread chats', { filter: 'unread' }),
    screen('likes', getQueryKey(trpc.likes.overview, undefined, 'query'), () => api.likes.overview()),
    ...likeLists.map((type) =>
      screen(`likes ${type}`, getQueryKey(trpc.likes.list, { type }, 'infinite'), () =>
        allPages((cursor) => api.likes.list({ type, cursor })),
      ),
    ),
    screen('newest like', getQueryKey(trpc.likes.newest, undefined, 'query'), () => api.likes.newest()),
    screen(
      'search',
      getQueryKey(trpc.members.search, {}, 'infinite'),
      () => allPages((cursor) => api.members.search({ cursor })),
      ({ pages }) => stillStanding(pages.flatMap(({ items }) => items)),
    ),
    screen('blocked', getQueryKey(trpc.blocks.list, undefined, 'infinite'), () =>
      allPages((cursor) => api.blocks.list({ cursor })),
    ),
    ...others.flatMap(({ id, name }) => [
      screen(
        `profile of ${name}`,
        getQueryKey(trpc.members.get, { id }, 'query'),
        () => api.members.get({ id }),
        shownProfile,
      ),
      screen(`like of ${name}`, getQueryKey(trpc.likes.card, { memberId: id }, 'query'), () =>
        api.likes.card({ memberId: id }),
      ),
      screen(
        `talk with ${name}`,
        getQueryKey(trpc.chat.with, { memberId: id }, 'query'),
        () => api.chat.with({ memberId: id }),
        shownConversation,
      ),
    ]),
  ]
}

function refusalOf(error: { cause?: unknown }): Answer {
  if (error.cause instanceof Refusal) return { refusal: error.cause.code }
  throw error
}

async function allPages<Page extends { nextCursor: string | null }>(
  ask: (cursor: string | null) => Promise<Page>,
): Promise<{ pages: Page[]; pageParams: (string | null)[] }> {
  const pages: Page[] = []
  const pageParams: (string | null)[] = []
  for (let cursor: string | null | undefined = null; cursor !== undefined; ) {
    const page: Page = await ask(cursor)
    pages.push(page)
    pageParams.push(cursor)
    cursor = page.nextCursor ?? undefined
  }
  return { pages, pageParams }
}

const withoutSeq = (data: object | null) => ({ ...data, eventSeq: null })

const shownList = ({ pages }: ConversationPages, filter?: 'unread') => ({
  conversations: shownRows(rowsIn(pages), { filter }),
  unreadTotals: [...new Set(pages.map(({ unreadTotal }) => unreadTotal))],
})

/** A screen that stays open keeps more messages than the server answers at first. */
const shownConversation = ({ messages, hasOlder, ...view }: Conversation) => ({
  ...withoutSeq(view),
  messages: messages.slice(-40),
  hasOlder: hasOlder || messages.length > 40,
})

/** The heart is by the member's own likes; a match is both hearts. */
const shownProfile = ({ relation, ...profile }: MemberProfile) => ({ ...profile, ...relation, matched: null })

/** A search that stands does not move under a thumb: who is new, or was active, comes when it is asked again. */
function whoStoodThere() {
  let ids: Set<string> | undefined
  return (cards: { id: string }[]) => {
    ids ??= new Set(cards.map(({ id }) => id))
    const known = ids
    return cards.filter(({ id }) => known.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  }
}

/** Nobody is told when others come and go. */
function withoutPassing(shown: unknown): unknown {
  return JSON.parse(JSON.stringify(shown ?? null, (key, value) => (key === 'lastActive' ? undefined : value)))
}
