import { type RefObject, useEffect, useRef, useState } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { TextArea } from '@/ui/form/TextArea.tsx'
import { useEarly } from '@/ui/form/use-early.ts'
import { VisuallyHidden } from '@/ui/text/VisuallyHidden.tsx'
import { m } from '~words'
import { codePoints, tidyText } from '../../../server/core/values/text.ts'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { useMe } from '../../lib/session/me.ts'
import { useSettings } from '../../lib/settings.ts'
import { FieldMark } from './FieldMark.tsx'
import { Section } from './Section.tsx'
import { keptAbout } from './saving/kept-about.ts'
import { useTooLongAbout } from './saving/too-long-about.ts'
import { keepUnsavedAbout, useUnsavedAbout } from './saving/unsaved-about.ts'
import type { Editing } from './saving/use-own-profile.ts'
import { useRested } from './saving/use-rested.ts'

const SharedWithAll = lazyPart(() => import('../caution/SharedWithAll.tsx'), 'SharedWithAll', 'at-once')

/** Milliseconds without a key after which what was written is stored. */
const pause = 1_000

export interface AboutSectionProps {
  editing: Editing
  field: RefObject<HTMLTextAreaElement | null>
}

/** One's own words: kept in this browser with each key, stored at each pause and when the field is left. */
export function AboutSection({ editing, field }: AboutSectionProps) {
  const { profile, keep, save, saveWithUndo, stateOf } = editing
  const { signupMessageLength: limit } = useSettings()
  const myId = useMe()?.id ?? ''
  /** The text as typed: the stored one is trimmed. */
  const [written, setWritten] = useState<string>()
  const [tooLong, keepTooLong] = useTooLongAbout()
  const draft = tooLong ?? written
  const before = useRef(profile.about)
  const isTooLong = draft !== undefined && isOver(draft, limit)
  // What comes from another screen while nothing waits to be stored takes its place.
  const isCurrent = draft !== undefined && (isTooLong || tidyText(draft) === tidyText(profile.about))
  const text = isCurrent ? draft : profile.about
  const count = codePoints(text.trim())
  const excess = useRested(Math.max(0, count - limit), pause)
  const pending = useRef(save)
  pending.current = save
  useEffect(() => {
    if (draft === undefined || isTooLong) return
    const timer = setTimeout(() => pending.current({}), pause)
    return () => clearTimeout(timer)
  }, [draft, isTooLong])

  // Who leaves the page by the back button leaves no field.
  useEffect(() => () => pending.current({}), [])

  const write = (next: string) => {
    setWritten(next)
    const isFit = !isOver(next, limit)
    keepTooLong(isFit ? null : next)
    if (isFit) keep({ about: { text: next, was: profile.about } })
  }
  useEarly(field, ({ value }) => {
    if (value === text) return
    const kept = keptAbout(myId)
    // What an earlier page or another tab has left was not to be seen while this was written.
    if (kept !== undefined && kept !== text && kept !== value) keepUnsavedAbout(myId, value)
    else write(value)
  })

  const take = (mine: string) => {
    write(mine)
    save({})
  }
  const leave = () => {
    if (isTooLong) return
    setWritten(undefined)
    const undo = { about: { text: before.current } }
    const isOther = tidyText(before.current) !== tidyText(text)
    if (isOther && before.current) saveWithUndo({}, undo, m.profile_changed({ name: m.profile_about() }))
    else save({})
  }
  return (
    <Section title={m.profile_about()} action={<FieldMark state={isTooLong ? undefined : stateOf('about')} />}>
      <Field
        label={m.profile_about()}
        labelHidden
        help={m.profile_about_help()}
        error={excess > 0 && m.profile_about_too_long({ limit, count: excess })}
      >
        <TextArea
          ref={field}
          value={text}
          rows={4}
          onFocus={() => {
            before.current = profile.about
          }}
          onChange={({ target }) => write(target.value)}
          onBlur={leave}
          placeholder={m.profile_about_placeholder()}
        />
      </Field>
      <p className={isTooLong ? tooLongClass : countClass}>
        <span aria-hidden>{m.profile_about_count({ count, limit })}</span>
        <VisuallyHidden>{m.profile_about_count_label({ count, limit })}</VisuallyHidden>
      </p>
      <SharedWithAll text={text} />
      <WrittenElsewhere onTake={take} />
    </Section>
  )
}

const countClass = '-mt-4.5 text-right text-xs text-ink-muted tabular-nums'
const tooLongClass = '-mt-4.5 text-right text-xs font-semibold text-danger tabular-nums'

const isOver = (text: string, limit: number) => codePoints(text.trim()) > limit

/** A text that would have gone over another one: its writer says which is to stay. */
function WrittenElsewhere({ onTake }: { onTake: (mine: string) => void }) {
  const myId = useMe()?.id ?? ''
  const mine = useUnsavedAbout()
  if (mine === undefined) return null
  const decide = (isMine: boolean) => {
    keepUnsavedAbout(myId, null)
    if (isMine) onTake(mine)
  }
  return (
    <Alert tone="warning" announce title={m.profile_about_elsewhere()} className="mt-3">
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {mine}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="md" onClick={() => decide(true)}>
          {m.profile_about_take_mine()}
        </Button>
        <Button variant="plain" size="md" onClick={() => decide(false)}>
          {m.profile_about_leave()}
        </Button>
      </p>
    </Alert>
  )
}
