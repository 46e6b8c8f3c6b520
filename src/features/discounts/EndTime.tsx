import { useHydrated, useRouter } from '@tanstack/react-router'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'

/** Until when it holds. */
export const EndTime = ({ endsAt }: { endsAt: Date }) => <AtHour moment={endsAt} words={m.discounts_until} />

export interface AtHourProps {
  moment: Date
  /** With the hour between the tags of `time`. */
  words: (inputs: { time: string }) => string
}

/** Words about an hour by the reader's clock. The server, which does not know that, keeps its room. */
export function AtHour({ moment, words }: AtHourProps) {
  const { locale } = useRouter().options.context
  const isHydrated = useHydrated()
  const time = (hour: string) => (
    <time dateTime={moment.toISOString()} className={isHydrated ? undefined : 'invisible'}>
      {hour}
    </time>
  )
  return <Sentence text={words({ time: isHydrated ? hourOf(moment, locale) : '00:00' })} tags={{ time }} />
}

/** "22:40" */
export const hourOf = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)
