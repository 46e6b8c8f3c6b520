import type { MemberContext } from '../server/core/context.ts'
import { list as listConversations } from '../server/features/chat/list.ts'
import { openWith } from '../server/features/chat/open.ts'
import { list as listLikes, overview } from '../server/features/likes/lists.ts'
import { me } from '../server/features/session/me.ts'
import { openDataSet } from './data/index.ts'
import { openAskers } from './lib/askers.ts'
import { type Benchmark, compare, type Figure, percentile } from './lib/figures.ts'

const repeats = 60

/** What somebody with a thousand conversations and five thousand likes opens all day. */
const verbs: Record<string, (ctx: MemberContext, otherId: string) => Promise<unknown>> = {
  'the member’s own frame (session.me)': (ctx) => me(ctx),
  'the list of conversations (chat.list)': (ctx) => listConversations(ctx, {}),
  'those with something unread (chat.list)': (ctx) => listConversations(ctx, { filter: 'unread' }),
  'a conversation of 10,000 messages (chat.openWith)': (ctx, otherId) => openWith(ctx, otherId),
  'the overview of likes (likes.overview)': (ctx) => overview(ctx),
  'a page of likes received (likes.list)': (ctx) => listLikes(ctx, { type: 'received' }),
}

export const benchmark: Benchmark = {
  title: 'A busy member’s lists among a million members beside the same lists among ten thousand, p50',
  run,
}

async function run(): Promise<Figure[]> {
  await using small = await openDataSet({ members: 10_000 })
  await using large = await openDataSet({ members: 1_000_000 })
  await using fewAskers = await openAskers(small)
  await using manyAskers = await openAskers(large)
  const few = await fewAskers.as(small.facts.cast.busy)
  const many = await manyAskers.as(large.facts.cast.busy)
  const figures = []
  for (const [name, verb] of Object.entries(verbs)) {
    const ours = () => typical(() => verb(many, large.facts.cast.ordinary))
    const beside = () => typical(() => verb(few, small.facts.cast.ordinary))
    figures.push(await compare({ name, unit: 'ms', ours, beside }))
  }
  return figures
}

/** In milliseconds. */
async function typical(ask: () => Promise<unknown>): Promise<number> {
  const times = []
  for (let i = 0; i < repeats; i++) {
    const begun = performance.now()
    await ask()
    times.push(performance.now() - begun)
  }
  return percentile(times, 50)
}
