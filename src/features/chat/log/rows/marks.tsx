import { useRouter } from '@tanstack/react-router'
import { m } from '~words'
import { dayWords } from '../../time/day-words.ts'
import { useToday } from '../../time/use-today.ts'
import { dayHeading } from '../../time/when.ts'

export function DayMark({ day }: { day: string }) {
  const today = useToday()
  const { locale } = useRouter().options.context
  return (
    <p className="pt-4 pb-1 text-center text-xs font-semibold text-ink-muted">
      <time dateTime={day}>{today && dayHeading(day, today, locale, dayWords())}</time>
    </p>
  )
}

export function NewMark({ count }: { count: number }) {
  return (
    <p className="flex items-center gap-3 pt-2.5 text-xs font-bold text-accent-ink">
      <span aria-hidden className="h-0.5 flex-1 rounded-full bg-accent" />
      {m.chat_new_messages({ count })}
      <span aria-hidden className="h-0.5 flex-1 rounded-full bg-accent" />
    </p>
  )
}
