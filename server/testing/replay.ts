import { expect } from 'bun:test'
import { applyToConversations } from '../../src/features/chat/reduce-list.ts'
import { applyToMessages } from '../../src/features/chat/reduce-messages.ts'
import { applyToMe, type Numbered, type Stale } from '../../src/lib/live/reduce-me.ts'
import type { MemberContext } from '../core/context.ts'
import { type Me, me } from '../features/accounts/me.ts'
import { list } from '../features/chat/list.ts'
import { open } from '../features/chat/open.ts'
import type { Conversation, ConversationPage } from '../features/chat/views.ts'
import type { MemberCard } from '../features/members/card.ts'
import { eventsAfter } from './events.ts'

/** What the open screens of one member show. */
export interface Screens {
  me: Me
  list: ConversationPage[]
  unreadList: ConversationPage[]
  conversations: Map<string, Conversation>
}

/** The screens as the server answers now, with these conversations open. */
export async function fetchScreens(ctx: MemberContext, conversationIds: string[] = []): Promise<Screens> {
  const mine = await me(ctx)
  if (!mine) throw new Error('nobody is logged in')
  const conversations = new Map<string, Conversation>()
  for (const id of conversationIds) conversations.set(id, await open(ctx, id))
  return { me: mine, list: await allPages(ctx), unreadList: await allPages(ctx, 'unread'), conversations }
}

async function allPages(ctx: MemberContext, filter?: 'unread'): Promise<ConversationPage[]> {
  const pages = [await list(ctx, { filter })]
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor) {
    pages.push(await list(ctx, { cursor, filter }))
  }
  return pages
}

/**
 * Expects that the screens fetched before, with all that the member was told since, are the screens fetched afresh.
 * Returns which of them an event could not bring up to date, so that a browser would have asked again.
 */
export async function expectReplayed(ctx: MemberContext, before: Screens): Promise<string[]> {
  const events = await eventsAfter(ctx.db, ctx.me.id, 0)
  const fresh = await fetchScreens(ctx, [...before.conversations.keys()])
  const stale: string[] = []
  const compare = <State>(
    name: string,
    replayed: State | Stale,
    expected: State,
    comparable: (state: State) => unknown,
  ) => {
    if (replayed === 'stale') stale.push(name)
    else expect({ [name]: comparable(replayed as State) }).toEqual({ [name]: comparable(expected) })
  }

  compare('me', replay(before.me, events, applyToMe), fresh.me, withoutSeq)
  for (const [name, filter] of [
    ['list', undefined],
    ['unreadList', 'unread'],
  ] as const) {
    const apply = (pages: ConversationPage[], event: Numbered) =>
      applyToConversations(pages, event, { myId: ctx.me.id, filter })
    compare(name, replay(before[name], events, apply), fresh[name], comparableList)
  }
  for (const [id, conversation] of before.conversations) {
    const apply = (view: Conversation, event: Numbered) => applyToMessages(view, event, ctx.me.id)
    compare(
      id,
      replay(conversation, events, apply),
      fresh.conversations.get(id) as Conversation,
      comparableConversation,
    )
  }
  return stale
}

function replay<State>(
  state: State,
  events: Numbered[],
  apply: (state: State, event: Numbered) => State | Stale,
): State | Stale {
  let current = state
  for (const event of events) {
    const next = apply(current, event)
    if (next === 'stale') return 'stale'
    current = next
  }
  return current
}

const withoutSeq = ({ eventSeq: _, ...state }: Me) => state

const comparableList = (pages: ConversationPage[]) => ({
  conversations: pages.flatMap(({ conversations }) => conversations).map(withoutPresence),
  unreadTotals: [...new Set(pages.map(({ unreadTotal }) => unreadTotal))],
})

/** A screen that stays open keeps more messages than the server answers at first. */
const comparableConversation = ({ eventSeq: _, messages, hasOlder, ...view }: Conversation) => ({
  ...withoutPresence(view),
  messages: messages.slice(-40),
  hasOlder: hasOlder || messages.length > 40,
})

/** Nobody is told when others come and go. */
function withoutPresence<View extends { member: MemberCard }>(view: View) {
  const { lastActive: _, ...member } = view.member
  return { ...view, member }
}
