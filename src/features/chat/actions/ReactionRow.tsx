import { m } from '~words'
import { offeredReactions, type Reaction } from '../../../../db/reference/reactions.ts'
import { reactionSigns, reactionWords } from './reactions.ts'

export interface ReactionRowProps {
  chosen: Reaction | undefined
  /** Null takes the chosen one back. */
  onChoose: (reaction: Reaction | null) => void
}

export function ReactionRow({ chosen, onChoose }: ReactionRowProps) {
  const isOld = chosen && !offeredReactions.some((offered) => offered === chosen)
  const shown = isOld ? [...offeredReactions, chosen] : offeredReactions
  return (
    <fieldset className="mt-3 flex justify-between gap-1 sm:justify-start sm:gap-1.5">
      <legend className="sr-only">{m.chat_react()}</legend>
      {shown.map((reaction) => (
        <button
          key={reaction}
          type="button"
          aria-label={reactionWords[reaction]()}
          aria-pressed={reaction === chosen}
          onClick={() => onChoose(reaction === chosen ? null : reaction)}
          className={buttonClass}
        >
          <span aria-hidden translate="no">
            {reactionSigns[reaction]}
          </span>
        </button>
      ))}
    </fieldset>
  )
}

const buttonClass =
  'grid size-11 place-items-center rounded-full bg-canvas text-2xl leading-none transition-colors hover:bg-sunken ' +
  'aria-pressed:bg-primary-soft aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary sm:size-12'
