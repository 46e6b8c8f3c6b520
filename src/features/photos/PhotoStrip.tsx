import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Plus } from 'lucide-react'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import { useTRPC } from '../../lib/trpc.ts'
import { InspectionStrip } from '../cards/InspectionStrip.tsx'
import { countWords } from './count-words.ts'

/** One's photos in a row, and the way to the page where they are managed: a section of the own profile. */
export function PhotoStrip() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.photos.own.queryOptions())
  const photos = data?.photos.filter(({ status }) => status !== 'removed') ?? []
  return (
    <section aria-labelledby="photo-strip">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="photo-strip" className="heading-section">
          {m.photos_title()}{' '}
          {data && (
            <span className="text-base font-normal text-ink-muted tabular-nums">
              {countWords(photos.length, data.limit)}
            </span>
          )}
        </h2>
        <Link
          to="/profile/photos"
          className="inline-flex min-h-touch items-center gap-1 font-semibold text-primary-ink"
        >
          {m.photos_manage()}
          <ChevronRight aria-hidden className="size-4.5" />
        </Link>
      </div>
      <ul className="-mx-gutter flex gap-2.5 overflow-x-auto px-gutter pt-1 pb-2 lg:mx-0 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] lg:px-0">
        {photos.map(({ id, status, thumb, card, colour }, place) => (
          <li key={id} className={tileClass}>
            <Portrait
              src={card ?? thumb}
              colour={colour}
              alt={m.photos_photo({ number: place + 1 })}
              width={480}
              height={600}
              className="aspect-4/5 rounded-card"
            >
              {status === 'under_inspection' && <InspectionStrip />}
            </Portrait>
          </li>
        ))}
        <li className={tileClass}>
          <Link to="/profile/photos" className={addClass}>
            <Plus aria-hidden className="size-5" />
            {m.photos_add_short()}
          </Link>
        </li>
      </ul>
    </section>
  )
}

const tileClass = 'w-21 flex-none lg:w-auto'

const addClass =
  'grid aspect-4/5 content-center justify-items-center gap-1.5 rounded-card border-[1.5px] border-dashed border-control ' +
  'text-xs font-semibold hover:bg-sunken'
