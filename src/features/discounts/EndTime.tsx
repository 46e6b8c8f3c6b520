import { useRouter } from '@tanstack/react-router'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { hourBy, useNamedClock } from '../../lib/time/readers-clock.ts'

/** Until when it holds. */
export const EndTime = ({ endsAt }: { endsAt: Date }) => <AtHour moment={endsAt} words={m.discounts_until} />

export interface AtHourProps {
  moment: Date
  /** With the hour between the tags of `time`. */
  words: (inputs: { time: string }) => string
}

/** Words about an hour by the reader's clock, or by the site's as long as the page does not know that one. */
export function AtHour({ moment, words }: AtHourProps) {
  const { locale } = useRouter().options.context
  const clock = useNamedClock()
  const time = (hour: string) => <time dateTime={moment.toISOString()}>{hour}</time>
  return <Sentence text={words({ time: hourBy(clock, moment, locale) })} tags={{ time }} />
}
