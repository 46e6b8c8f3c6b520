import { useNavigate } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { useEarlyChoice } from '@/ui/form/use-early.ts'
import { StepBars } from '@/ui/StepBars.tsx'
import { m } from '~words'
import { useSettings } from '../../lib/settings.ts'
import { AgeFaces } from './AgeFaces.tsx'
import { type Answer, type Answers, type FinderQuestion, type FinderStep, giveAnswer, useAnswers } from './answers.ts'
import { answersTo, words } from './words.ts'

/** What is chosen before anybody has chosen. */
const preset: Answers = { race: 'any' }

export function QuestionForm({ question, asked }: { question: FinderQuestion; asked: readonly FinderQuestion[] }) {
  const { minAge } = useSettings()
  const chosen = useAnswers()[question] ?? preset[question]
  const [isMissing, setMissing] = useState(false)
  const navigate = useNavigate()
  const number = asked.indexOf(question) + 1
  const next: FinderStep = asked[number] ?? 'results'

  const options = answersTo(question, minAge)
  const give = (answer: Answer) => giveAnswer(question, answer)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEarlyChoice(fieldset, { options, value: chosen, onChange: give })

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return setMissing(true)
    give(chosen)
    void navigate({ to: '/match-finder', search: { step: next } })
  }
  return (
    <form onSubmit={send}>
      <StepBars step={number} steps={asked.length} label={m.match_finder_step({ number, count: asked.length })} />
      <fieldset ref={fieldset} className="mt-3 min-w-0" aria-describedby={question === 'age' ? undefined : helpId}>
        <legend className="w-full">
          <h1 className="heading-page">{words[question].title()}</h1>
        </legend>
        {question !== 'age' && (
          <p id={helpId} className="mt-1.5 text-ink-muted">
            {m.match_finder_game()}
          </p>
        )}
        <div className={cx('mt-4 grid gap-4', question === 'age' && 'grid-cols-2 gap-3')}>
          {options.map(({ value, label }) => (
            <label key={value} className={cardClass}>
              {question === 'age' && <AgeFaces answer={value as Answer<'age'>} />}
              <span className="flex min-h-15 items-center gap-3 px-4.5 py-3.5 text-lg font-bold max-sm:gap-2 max-sm:px-3 max-sm:text-base">
                <input
                  type="radio"
                  name={question}
                  value={value}
                  checked={chosen === value}
                  onChange={() => give(value)}
                  className={radioClass}
                />
                {label}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {isMissing && !chosen && (
        <p role="alert" className="mt-3 text-danger">
          {m.match_finder_missing()}
        </p>
      )}
      <Button type="submit" full className={buttonClass}>
        {next === 'results' ? m.match_finder_find() : m.match_finder_next()}
      </Button>
      <p className="mt-4 flex items-start gap-2 text-sm text-ink-muted">
        <Lock aria-hidden className="mt-0.5 size-4 flex-none" />
        {question === 'age' ? m.match_finder_age_kept() : m.match_finder_kept()}
      </p>
    </form>
  )
}

/** In view above a phone's bottom bar, however low the screen is and whatever is above. */
const buttonClass =
  'z-10 mt-4 max-lg:sticky max-lg:bottom-[calc(var(--spacing-bottomnav)+0.5rem+env(safe-area-inset-bottom))]'

const helpId = 'match-finder-help'

const radioClass =
  'size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-control bg-surface ' +
  'checked:border-[0.4375rem] checked:border-primary'

const cardClass =
  'block overflow-hidden rounded-portrait bg-surface shadow-md has-checked:ring-3 has-checked:ring-primary ' +
  'has-focus-visible:focus-ring'
