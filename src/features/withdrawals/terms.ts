import type { Outputs } from '../../lib/trpc.ts'

export type Terms = Outputs['withdrawals']['terms']

export const dateIn = (locale: string, at: Date) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long' }).format(at)
