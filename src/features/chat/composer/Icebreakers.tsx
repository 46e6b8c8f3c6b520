import { Check, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import type { Outputs } from '../../../lib/trpc.ts'
import { useMember } from '../use-member.ts'
import { draftKey, saveDraft } from './drafts.ts'
import { priceWords } from './price-words.ts'

export interface IcebreakersProps {
  view: Outputs['chat']['open']
  onSend: (message: { body: string }) => void
  onClose: () => void
}

/** Product §9.9. */
export function Icebreakers({ view, onSend, onClose }: IcebreakersProps) {
  const key = draftKey(useMember().id, view.member.id)
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<string | null>(null)
  const send = () => {
    onClose()
    if (chosen) onSend({ body: chosen })
  }
  const change = () => {
    if (chosen) saveDraft(key, chosen)
    onClose()
  }
  const showOthers = () => {
    setPage((page + 1) % pages.length)
    setChosen(null)
  }
  return (
    <Sheet
      title={m.chat_icebreakers()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <>
          <Button disabled={!chosen} onClick={send}>
            {m.chat_icebreaker_send()}
          </Button>
          <Button variant="outline" disabled={!chosen} onClick={change}>
            {m.chat_icebreaker_change()}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-muted">{m.chat_icebreakers_text()}</p>
      <div role="radiogroup" aria-label={m.chat_icebreakers()} className="mt-4 grid gap-2">
        {pages[page]?.map((line) => {
          const words = line()
          const isChosen = words === chosen
          return (
            <label key={words} className={cx(lineClass, isChosen ? chosenClass : openClass)}>
              <input
                type="radio"
                name="icebreaker"
                checked={isChosen}
                onChange={() => setChosen(words)}
                className="sr-only"
              />
              <span className="flex-1">{words}</span>
              {isChosen && <Check aria-hidden className="size-5 flex-none" />}
            </label>
          )
        })}
      </div>
      <Button variant="plain" size="md" icon={<RefreshCw aria-hidden className="size-4.5" />} onClick={showOthers}>
        {m.chat_icebreaker_others()}
      </Button>
      <p className="mt-2 text-sm font-semibold">{priceWords(view.writing)}</p>
    </Sheet>
  )
}

/** As many as stand on a phone at once. */
const pages = [
  [m.chat_icebreaker_saturday, m.chat_icebreaker_laugh, m.chat_icebreaker_drink, m.chat_icebreaker_film],
  [m.chat_icebreaker_outside, m.chat_icebreaker_cooking, m.chat_icebreaker_song, m.chat_icebreaker_journey],
  [m.chat_icebreaker_morning, m.chat_icebreaker_proud, m.chat_icebreaker_learn, m.chat_icebreaker_profile],
]

const lineClass =
  'flex min-h-touch cursor-pointer items-center gap-3 rounded-bubble-own px-4 py-2.5 transition-colors ' +
  'has-focus-visible:focus-ring'
const openClass = 'bg-secondary-soft text-on-secondary-soft hover:bg-sunken'
const chosenClass = 'bg-secondary text-on-secondary'
