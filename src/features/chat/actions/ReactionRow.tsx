import { m } from '~words'
import { type Reaction, reactions } from '../../../../db/reference/reactions.ts'
import { reactionIcons, reactionWords } from './reactions.ts'

export interface ReactionRowProps {
  chosen: Reaction | undefined
  /** Null takes the chosen one back. */
  onChoose: (reaction: Reaction | null) => void
}

export function ReactionRow({ chosen, onChoose }: ReactionRowProps) {
  return (
    <fieldset className="mt-3 flex gap-1.5">
      <legend className="sr-only">{m.chat_react()}</legend>
      {reactions.map((reaction) => {
        const Icon = reactionIcons[reaction]
        return (
          <button
            key={reaction}
            type="button"
            aria-label={reactionWords[reaction]()}
            aria-pressed={reaction === chosen}
            onClick={() => onChoose(reaction === chosen ? null : reaction)}
            className={buttonClass}
          >
            <Icon aria-hidden className="size-6" />
          </button>
        )
      })}
    </fieldset>
  )
}

const buttonClass =
  'grid size-12 place-items-center rounded-full bg-canvas transition-colors hover:bg-sunken ' +
  'aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft'
