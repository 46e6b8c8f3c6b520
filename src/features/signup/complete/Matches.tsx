import { Badge } from '@/ui/Badge.tsx'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { CardPortrait } from '@/ui/picture/Portrait.tsx'
import { Verbatim } from '@/ui/text/Verbatim.tsx'
import { m } from '~words'
import type { Match } from '../flow/matches.ts'

export function Matches({ matches }: { matches: Match[] }) {
  if (matches.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="heading-section">{m.signup_complete_matches()}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-5">
        {matches.map(({ id, name, age, city, photo, fictional }) => (
          <li key={id} className="min-w-0">
            {/* A full load: this page was opened by a visitor and knows nothing of the member yet. */}
            <a href={`/members/${id}`} className="block rounded-card">
              <CardPortrait photo={photo} name={name} />
              <span className="mt-2 block truncate font-bold">
                <Verbatim>{name}</Verbatim> <span className="font-normal">{age}</span>
              </span>
              {city && <span className="block truncate text-sm text-ink-muted">{city}</span>}
            </a>
            {fictional && (
              <Badge tone="quiet" icon={<MaskIcon />}>
                {m.signup_complete_fictional()}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
