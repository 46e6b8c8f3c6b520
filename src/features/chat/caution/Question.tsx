import { ShieldCheck } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import type { Concern } from '../../../../server/features/caution/rules/caution.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { concernTitles } from '../../caution/asking.ts'

export interface SafetyQuestionProps {
  concern: Concern
  name: string
  onChange: () => void
  onSend: () => void
}

/** The question over the composer. It takes the focus, so that a second Enter sends nothing. */
export function Question({ concern, name, onChange, onSend }: SafetyQuestionProps) {
  const id = useId()
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => change.current?.focus(), [])
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onChange()
  }
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={pressKey}
      className="enter-8 rounded-lg border border-line bg-surface p-4 shadow-md"
    >
      <div className="flex gap-3.5">
        <span className="grid size-10 flex-none place-items-center rounded-bubble-other bg-secondary-soft text-on-secondary-soft">
          <ShieldCheck aria-hidden className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="leading-snug font-bold">
            {concernTitles[concern]()}
          </h2>
          <p id={`${id}-text`} className="mt-0.5 text-[0.9375rem] text-ink-muted">
            {withNames(texts[concern]({ name: markName(name) }))}
          </p>
        </div>
      </div>
      <div className="mt-3.5 flex flex-wrap gap-2.5 *:flex-auto md:*:flex-none">
        <Button ref={change} size="md" onClick={onChange}>
          {m.caution_change()}
        </Button>
        <Button size="md" variant="outline" onClick={onSend}>
          {m.caution_send()}
        </Button>
      </div>
    </div>
  )
}

const texts: Record<Concern, (about: { name: string }) => string> = {
  insult: m.caution_ask_insult_text,
  phone: m.caution_ask_phone_text,
  mail: m.caution_ask_mail_text,
  link: m.caution_ask_link_text,
}
