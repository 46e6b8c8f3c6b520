import { ArrowDown } from 'lucide-react'
import { useState } from 'react'
import { iconButtonClass } from '@/ui/IconButton.tsx'
import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'

export interface LatestButtonProps {
  view: Outputs['chat']['open']
  onPress: () => void
}

/** The way back to the end, and how much has been said there meanwhile. Mounted while one is away from it. */
export function LatestButton({ view, onPress }: LatestButtonProps) {
  const { messages, member, lastSeq } = view
  const [leftAt] = useState(lastSeq)
  const firstNew = messages.findLastIndex(({ seq }) => seq <= leftAt) + 1
  const count = messages.slice(firstNew).filter(({ senderId }) => senderId === member.id).length
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={count === 0 ? m.chat_to_latest() : undefined}
      className={iconButtonClass(true, `absolute! right-4 bottom-4 ${count > 0 ? newsClass : ''}`)}
    >
      {count > 0 && m.chat_new_messages({ count })}
      <ArrowDown aria-hidden className="size-5" />
    </button>
  )
}

const newsClass =
  'flex! w-auto! items-center gap-2 bg-accent! px-4 text-sm font-bold text-on-accent hover:brightness-95 tabular-nums'
