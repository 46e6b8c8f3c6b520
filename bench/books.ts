import { lookThroughBooks } from '../db/queries/credits/all-books.ts'
import { aCrowd, type CrowdMember } from '../db/testing/crowd.ts'
import type { MemberContext } from '../server/core/context.ts'
import { send } from '../server/features/chat/send.ts'
import { buyForEverybody } from './books/purchases.ts'
import { type DataSet, openDataSet } from './data/index.ts'
import { openAskers } from './lib/askers.ts'
import { absolute, type Benchmark, compare, type Figure, percentile } from './lib/figures.ts'

interface Size {
  members: number
  messages: number
  rounds?: number
}

export const benchmark: Benchmark<Size> = {
  title: 'The books of a hundred thousand members looked through, and whoever writes meanwhile',
  tiny: { members: 400, messages: 3, rounds: 1 },
  full: { members: 100_000, messages: 200 },
  run,
}

async function run({ members, messages, rounds }: Size): Promise<Figure[]> {
  await using data = await openDataSet({ members, copy: true })
  const { db } = data.database
  await buyForEverybody(data.database, data.facts.now)
  const { seconds, groups } = await lookThrough(data)
  const [writer] = (await aCrowd(db, 1, 'Writer')) as [CrowdMember]
  const [reader] = (await aCrowd(db, 1, 'Reader')) as [CrowdMember]
  await using askers = await openAskers(data)
  const ctx = await askers.as(writer.id)
  const alone = () => typicalSend(ctx, reader.id, messages)
  return [
    absolute({
      name: `all books of ${members.toLocaleString('en')} members who bought twice`,
      unit: 's',
      value: seconds,
    }),
    absolute({ name: 'those of 500, four statements: p50', unit: 'ms', value: percentile(groups, 50) }),
    absolute({ name: '… the slowest', unit: 'ms', value: Math.max(...groups) }),
    await compare({
      name: 'a message sent meanwhile ÷ with nothing else to do, p50',
      ...{ unit: 'ms', rounds, ours: () => meanwhile(data, alone), beside: alone },
    }),
  ]
}

/** How long all of it takes (s), and each group (ms). Throws where something is wrong in the books. */
async function lookThrough({ database }: DataSet): Promise<{ seconds: number; groups: number[] }> {
  const begun = performance.now()
  const groups: number[] = []
  let last = begun
  for await (const { faults } of lookThroughBooks(database.db)) {
    if (faults.length > 0) throw new Error(`${faults.length} faults, the first: ${faults[0]?.fault}`)
    groups.push(performance.now() - last)
    last = performance.now()
  }
  return { seconds: (last - begun) / 1000, groups }
}

/** Does something while the books are looked through, again and again. */
async function meanwhile<Result>(data: DataSet, work: () => Promise<Result>): Promise<Result> {
  let isOver = false
  const looking = (async () => {
    const books = lookThroughBooks(data.database.db)
    while (!isOver) await books.next()
  })()
  try {
    return await work()
  } finally {
    isOver = true
    await looking
  }
}

/** In milliseconds, one message after the other. */
async function typicalSend(ctx: MemberContext, memberId: string, messages: number): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < messages; n++) {
    const begun = performance.now()
    await send(ctx, { memberId, body: 'Hallo', clientId: crypto.randomUUID() })
    times.push(performance.now() - begun)
  }
  return percentile(times, 50)
}
