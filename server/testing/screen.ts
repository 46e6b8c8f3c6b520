import type { QueryKey } from '@tanstack/react-query'
import { createQueryContext } from '../../src/lib/testing/query-context.ts'
import type { MemberContext } from '../core/context.ts'
import { Refusal } from '../core/refusal.ts'

/** What the server says to a question: data, or a "no". */
export interface Answer {
  data?: unknown
  refusal?: string
}

/** Names what a browser keeps. */
export const { trpc } = createQueryContext()

/** Something that a browser keeps for a screen. */
export interface Screen {
  name: string
  /** What is asked for anew together. */
  heap: string
  key: QueryKey
  load(): Promise<Answer>
  /** The data to compare: without event numbers, and without changes that publish no event. */
  shown(data: unknown): unknown
}

/** What a browser of this member may keep of a feature, with what there is between them and these others. */
export type Screens = (ctx: MemberContext, others: { id: string; name: string }[]) => Screen[]

/** Something that is kept by a heap, with what to do for it. */
export const screensIn =
  (heap: string) =>
  <Data>(
    name: string,
    key: QueryKey,
    ask: () => Promise<Data>,
    shown: (data: Data) => unknown = (data) => data,
  ): Screen => ({
    ...{ name, heap, key },
    load: () => ask().then((data) => ({ data }), refusalOf),
    shown: (data) => withoutPassing(shown(data as Data)),
  })

function refusalOf(error: { cause?: unknown }): Answer {
  if (error.cause instanceof Refusal) return { refusal: error.cause.code }
  throw error
}

/** No event is published when others come and go. */
function withoutPassing(shown: unknown): unknown {
  return JSON.parse(JSON.stringify(shown ?? null, (key, value) => (key === 'lastActive' ? undefined : value)))
}

/** A list as a browser keeps it that has read it to its end. */
export async function allPages<Page extends { nextCursor: string | null }>(
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

export const withoutSeq = (data: object | null) => ({ ...data, eventSeq: null })
