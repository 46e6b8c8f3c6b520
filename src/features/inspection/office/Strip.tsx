import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import { isolated } from '../../../lib/words/isolated.ts'
import type { PhotoToDecide } from '../queue/decision.ts'

interface StripProps {
  photos: readonly PhotoToDecide[]
  currentId: string
  onShow: (id: string) => void
}

/** The photos that one has in hand, in the order in which they come. */
export function Strip({ photos, currentId, onShow }: StripProps) {
  return (
    <ul aria-label={m.inspection_strip()} className="flex gap-2 overflow-x-auto p-1">
      {photos.map(({ id, thumb, colour, member }, n) => {
        const isCurrent = id === currentId
        return (
          <li key={id} className="flex-none">
            <button
              type="button"
              aria-current={isCurrent || undefined}
              onClick={() => onShow(id)}
              className="block rounded-md p-0.5 text-xs text-ink-muted aria-[current]:outline-3 aria-[current]:outline-ink"
            >
              <Portrait
                src={thumb}
                colour={colour}
                alt={m.inspection_strip_photo({ number: n + 1, name: isolated(member.name) })}
                width={160}
                height={160}
                eager
                className="size-16 rounded-sm"
              />
              <span className="block pt-0.5">{isCurrent ? m.inspection_this_one() : m.inspection_yours()}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
