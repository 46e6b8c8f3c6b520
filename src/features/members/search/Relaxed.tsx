import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'

type ShownRelaxation = Outputs['members']['similar']['relaxed'][number]

/** What a wider search no longer asks for. */
export const Relaxed = ({ relaxed }: { relaxed: ShownRelaxation[] }) =>
  m.search_relaxed({ what: relaxed.map((each) => words[each]()).join(', ') })

const words = {
  active: m.search_relaxed_active,
  isNew: m.search_relaxed_is_new,
  photo: m.search_relaxed_photo,
  distance: m.search_relaxed_distance,
  region: m.search_relaxed_region,
  ages: m.search_relaxed_ages,
  details: m.search_relaxed_details,
  country: m.search_relaxed_country,
} satisfies Record<ShownRelaxation, () => string>
