import { Link, useRouter } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { Button } from '@/ui/control/Button.tsx'
import { CardPortrait } from '@/ui/picture/Portrait.tsx'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { m } from '~words'
import { hourWords } from '../../../../db/reference/days.ts'
import { swipeLikesADay } from '../../../../server/features/swipe/rules/likes.ts'
import { nameWithLabel } from '../../likes/name-with-label.ts'
import { useDeck } from '../deck/deck.ts'
import { useSwipe } from '../deck/use-swipe.ts'
import type { ShownToday } from '../deck/use-today.ts'
import { Hearts } from './LikesLeft.tsx'
import { WaysOn } from './WaysOn.tsx'

/** Who was liked, when it starts again, and what there is to do until then; nothing is sold. */
export function UsedUp({ today: { liked, endsAt } }: { today: ShownToday }) {
  const { last } = useDeck()
  const { undo } = useSwipe()
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-6 pt-2.5 pb-4">
      <div className="grid justify-items-center gap-2.5 text-center">
        <Hearts count={0} />
        <ScreenHeading level={2} takesFocus>
          {m.swipe_used_title({ limit: swipeLikesADay })}
        </ScreenHeading>
        <p className="max-w-sm text-ink-muted">
          {useTimeWords(endsAt)} {liked.length > 0 && m.swipe_used_heard()}
        </p>
      </div>
      <ul className="grid grid-cols-4 gap-2.5 empty:hidden">
        {liked.map((member) => (
          <li key={member.id} className="min-w-0">
            <Link to="/members/$id" params={{ id: member.id }} className="block rounded-card text-center">
              <CardPortrait photo={member.photo} name={member.name} />
              <span dir="auto" translate="no" className="mt-1.5 block text-xs font-semibold wrap-anywhere">
                {nameWithLabel(member)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {last?.choice === 'like' && (
        <Button variant="plain" icon={<Undo2 aria-hidden className="size-5" />} onClick={undo}>
          {m.swipe_undo()}
        </Button>
      )}
      <WaysOn />
    </div>
  )
}

/** In the browser's own time: where the zone has changed since, the day ends at another hour than midnight. */
function useTimeWords(endsAt: Date): string {
  const { locale } = useRouter().options.context
  const limit = swipeLikesADay
  if (endsAt.getHours() === 0 && endsAt.getMinutes() === 0) return m.swipe_used_midnight({ limit })
  const time = hourWords(endsAt, locale)
  return m.swipe_used_time({ limit, time })
}
