import { useId } from 'react'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { m } from '~words'
import { useMe } from '../../../lib/session/me.ts'
import { FirstPhoto, type FirstPhotoProps } from './FirstPhoto.tsx'

/** Asks a member without a photo for one, on a page about something else. */
export function AskForPhoto({ isAside }: Pick<FirstPhotoProps, 'isAside'>) {
  const me = useMe()
  const headingId = useId()
  if (!me) return null
  return (
    <section className="rounded-card bg-surface px-4 py-6 shadow-sm noscript:hidden" aria-labelledby={headingId}>
      <ScreenHeading level={2} id={headingId} className="text-center heading-section!">
        {m.photos_reminder_title()}
      </ScreenHeading>
      <p className="mx-auto mt-1 mb-5 max-w-80 text-center text-ink-muted">{m.photos_intro()}</p>
      <FirstPhoto memberId={me.id} name={me.name} headingId={headingId} isAside={isAside} />
    </section>
  )
}
