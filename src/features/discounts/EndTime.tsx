import { useHydrated, useRouter } from '@tanstack/react-router'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'

/** Until when it holds. */
export const EndTime = ({ endsAt }: { endsAt: Date }) => (
  <AtHour moment={endsAt} words={m.discounts_until} before={m.discounts_for_now()} />
)

export interface AtHourProps {
  moment: Date
  /** With the hour between the tags of `time`. */
  words: (inputs: { time: string }) => string
  /** What is true without it: the hour is that of the reader's clock, which the server does not know. */
  before: string
}

/** Words about an hour by the reader's clock. */
export function AtHour({ moment, words, before }: AtHourProps) {
  const { locale } = useRouter().options.context
  if (!useHydrated()) return before
  const time = (hour: string) => <time dateTime={moment.toISOString()}>{hour}</time>
  return <Sentence text={words({ time: hourOf(moment, locale) })} tags={{ time }} />
}

/** "22:40" */
export const hourOf = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)
