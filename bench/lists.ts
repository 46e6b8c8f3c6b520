import type { MemberContext } from '../server/core/context.ts'
import { list as listConversations } from '../server/features/chat/list.ts'
import { openWith } from '../server/features/chat/open.ts'
import { list as listLikes, overview } from '../server/features/likes/lists.ts'
import { me } from '../server/features/session/me.ts'
import { openDataSet } from './data/index.ts'
import { openAskers } from './lib/askers.ts'
import { type Benchmark, compare, type Figure, percentile } from './lib/figures.ts'

interface Size {
  few: number
  many: number
  repeats: number
  rounds?: number
}

/** What somebody with a thousand conversations and five thousand likes opens all day. */
const verbs: Record<string, (ctx: MemberContext, otherId: string) => Promise<unknown>> = {
  'the member’s own frame (session.me)': (ctx) => me(ctx),
  'the list of conversations (chat.list)': (ctx) => listConversations(ctx, {}),
  'those with something unread (chat.list)': (ctx) => listConversations(ctx, { filter: 'unread' }),
  'a conversation of 10,000 messages (chat.openWith)': (ctx, otherId) => openWith(ctx, otherId),
  'the overview of likes (likes.overview)': (ctx) => overview(ctx),
  'a page of likes received (likes.list)': (ctx) => listLikes(ctx, { type: 'received' }),
}

export const benchmark: Benchmark<Size> = {
  title: 'A busy member’s lists among a million members beside the same lists among ten thousand, p50',
  tiny: { few: 400, many: 600, repeats: 1, rounds: 1 },
  full: { few: 10_000, many: 1_000_000, repeats: 60 },
  run,
}

async function run(size: Size): Promise<Figure[]> {
  const { repeats, rounds } = size
  await using small = await openDataSet({ members: size.few })
  await using large = await openDataSet({ members: size.many })
  await using fewAskers = await openAskers(small)
  await using manyAskers = await openAskers(large)
  const few = await fewAskers.as(small.facts.cast.busy)
  const many = await manyAskers.as(large.facts.cast.busy)
  const figures = []
  for (const [name, verb] of Object.entries(verbs)) {
    const ours = () => typical(repeats, () => verb(many, large.facts.cast.ordinary))
    const beside = () => typical(repeats, () => verb(few, small.facts.cast.ordinary))
    figures.push(await compare({ name, unit: 'ms', rounds, ours, beside }))
  }
  return figures
}

/** In milliseconds. */
async function typical(repeats: number, ask: () => Promise<unknown>): Promise<number> {
  const times = []
  for (let i = 0; i < repeats; i++) {
    const begun = performance.now()
    await ask()
    times.push(performance.now() - begun)
  }
  return percentile(times, 50)
}
