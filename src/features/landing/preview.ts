import type { Outputs } from '../../lib/trpc.ts'
import type { RouterContext } from '../../router.tsx'

export type PreviewMember = Outputs['members']['search']['cards'][number]

/** Four members that were here lately, people before made-up profiles; none where visitors may not search. */
export async function loadPreview({ utils: { members } }: Pick<RouterContext, 'utils'>): Promise<PreviewMember[]> {
  const found = await members.search.ensureData({}).catch(() => undefined)
  const withPhoto = found?.cards.filter(({ photo, fictional }) => photo && !fictional) ?? []
  return withPhoto.slice(0, 4)
}
