import { ArrowDown } from 'lucide-react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { m } from '~words'

export interface LatestButtonProps {
  unread: number
  onPress: () => void
}

/** The way back to the end, and how much there has not been read yet. Mounted while one is away from it. */
export function LatestButton({ unread, onPress }: LatestButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={unread === 0 ? m.chat_to_latest() : undefined}
      className={iconButtonClass(true, `absolute! right-4 bottom-4 ${unread > 0 ? newsClass : ''}`)}
    >
      {unread > 0 && m.chat_new_messages({ count: unread })}
      <ArrowDown aria-hidden className="size-5" />
    </button>
  )
}

const newsClass =
  'flex! w-auto! items-center gap-2 bg-accent! px-4 text-sm font-bold text-on-accent hover:brightness-95 tabular-nums'
