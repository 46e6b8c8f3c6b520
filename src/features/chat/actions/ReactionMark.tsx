import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { Reaction } from '../../../../db/reference/reactions.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { reactionSigns, reactionWords } from './reactions.ts'

export interface ReactionMarkProps {
  reaction: Reaction
  /** Whose it is; null for one's own. */
  by: string | null
}

/** Hangs on the edge of the bubble. */
export function ReactionMark({ reaction, by }: ReactionMarkProps) {
  const words = reactionWords[reaction]()
  return (
    <span className={`${markClass} ${by === null ? 'left-2.5' : 'right-2.5'}`}>
      <span aria-hidden translate="no">
        {reactionSigns[reaction]}
      </span>
      <VisuallyHidden>
        {by === null ? m.chat_reaction_own({ words }) : withNames(m.chat_reaction_of({ name: markName(by), words }))}
      </VisuallyHidden>
    </span>
  )
}

const markClass =
  'pointer-events-none absolute -bottom-4.5 grid h-7 place-items-center rounded-full bg-surface px-2 text-base leading-none shadow-md'
