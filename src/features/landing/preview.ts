import type { RouterContext } from '../../lib/router-context.ts'
import type { Outputs } from '../../lib/trpc.ts'

export type PreviewMember = Outputs['members']['search']['items'][number]

/** Four that were here lately, no made-up profiles; none where visitors may not search. */
export async function loadPreview({ api }: Pick<RouterContext, 'api'>): Promise<PreviewMember[]> {
  // Past the cache: what is in there travels with the page, and that would be all of the search for these four.
  const found = await api.members.search.query({}).catch(() => undefined)
  const withPhoto = found?.items.filter(({ photo, fictional }) => photo && !fictional) ?? []
  return withPhoto.slice(0, 4)
}
