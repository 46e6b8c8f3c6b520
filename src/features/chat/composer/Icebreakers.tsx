import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'
import { useMember } from '../use-member.ts'
import { draftKey, saveDraft } from './drafts.ts'
import { priceWords } from './price-words.ts'

export interface IcebreakersProps {
  view: Outputs['chat']['open']
  onClose: () => void
}

/** Product §9.9. */
export function Icebreakers({ view, onClose }: IcebreakersProps) {
  const key = draftKey(useMember().id, view.member.id)
  const choose = (line: string) => {
    saveDraft(key, line)
    onClose()
  }
  return (
    <Sheet title={m.chat_icebreakers()} closeLabel={m.shell_close()} onClose={onClose}>
      <p className="text-sm text-ink-muted">{m.chat_icebreakers_text()}</p>
      <ul className="mt-4 grid gap-2">
        {lines.map((line) => (
          <li key={line()}>
            <button type="button" onClick={() => choose(line())} className={lineClass}>
              {line()}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm font-semibold">{priceWords(view.writing)}</p>
    </Sheet>
  )
}

const lines = [
  m.chat_icebreaker_saturday,
  m.chat_icebreaker_laugh,
  m.chat_icebreaker_drink,
  m.chat_icebreaker_film,
  m.chat_icebreaker_outside,
  m.chat_icebreaker_cooking,
]

const lineClass =
  'min-h-touch w-full rounded-bubble-own bg-secondary-soft px-4 py-2.5 text-left text-on-secondary-soft transition-colors ' +
  'hover:bg-sunken'
