import { useHydrated, useRouter } from '@tanstack/react-router'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'

/** Until when it holds, by the reader's clock. The server, which does not know that, keeps its room. */
export function EndTime({ endsAt }: { endsAt: Date }) {
  const { locale } = useRouter().options.context
  const isHydrated = useHydrated()
  const time = (hour: string) => (
    <time dateTime={endsAt.toISOString()} className={isHydrated ? undefined : 'invisible'}>
      {hour}
    </time>
  )
  return <Sentence text={m.discounts_until({ time: isHydrated ? hourOf(endsAt, locale) : '00:00' })} tags={{ time }} />
}

/** "22:40" */
export const hourOf = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(moment)
