import { useRouter } from '@tanstack/react-router'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { hourWords } from '../../../db/reference/days.ts'
import { hourBy, useClock } from '../../lib/time/readers-clock.ts'

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
  const clock = useClock()
  const zone = hourBy(clock, moment, locale).slice(hourWords(moment, locale, clock).length)
  const time = (hour: string) => (
    <time dateTime={moment.toISOString()}>
      {hour}
      {/* Named only where the page never learns the reader's clock, so that nothing moves when it does. */}
      {zone && <span className="hidden noscript:inline">{zone}</span>}
    </time>
  )
  return <Sentence text={words({ time: hourWords(moment, locale, clock) })} tags={{ time }} />
}
