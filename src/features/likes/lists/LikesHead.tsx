import { Link } from '@tanstack/react-router'
import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'
import { LikeCards } from './LikeCards.tsx'
import { type LikeListName, listWords } from './like-lists.ts'

type LikesHeadProps = Outputs['likes']['overview'][LikeListName] & { list: LikeListName }

export function LikesHead({ list, total, cards }: LikesHeadProps) {
  const words = listWords[list]
  const shown = total.count > 0 && `${total.count}${total.more ? '+' : ''}`
  const headingId = `likes-${list}`
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-3">
        <h2 id={headingId} className="heading-section">
          {words.title()} {shown && <span className="font-normal text-ink-muted tabular-nums">{shown}</span>}
        </h2>
        {total.count > cards.length && (
          <Link
            to="/likes/$type"
            params={{ type: list }}
            aria-label={m.likes_view_all_of({ list: words.title() })}
            className="rounded-xs py-2.5 text-link"
          >
            {m.likes_view_all()}
          </Link>
        )}
      </div>
      {total.count === 0 ? (
        <p className="mt-1 text-ink-muted">{words.emptyText()}</p>
      ) : (
        <LikeCards label={words.title()} cards={cards} className="mt-2 md:max-lg:[&>:nth-child(4)]:hidden" />
      )}
    </section>
  )
}
