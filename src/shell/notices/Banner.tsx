import { ScriptOnce } from '@tanstack/react-router'
import { useState } from 'react'
import { cx } from '@/ui/cx.ts'
import { m } from '~words'
import type { BannerName, BannerProps, SlotsByFeature } from '../../lib/slots.ts'
import { bannerKeys } from './conditions.ts'
import { hidingScript, type PutAwayKey, putAway, takeBack } from './put-away.ts'
import { bannerOf, isPutAway } from './rule.ts'
import { useSituation } from './use-situation.ts'

export interface BannerPlaceProps {
  slots: SlotsByFeature
  /** The page was there before this could say anything: the next one may have a banner. */
  isLate: boolean
}

interface ShownBanner {
  banner: BannerName | null
  /** A pop-up says it on smartphones; the server cannot know whether this is one. */
  isOnlyWide: boolean
}

/**
 * The one banner of a page, to stand anew in each. It is there with the page or not at all, so that nothing moves: what is over leaves its room,
 * and only who puts it away takes that, too.
 */
export function Banner({ slots, isLate }: BannerPlaceProps) {
  const situation = useSituation()
  const [standing] = useState<ShownBanner>(() =>
    isLate ? none : { banner: bannerOf({ ...situation, standing: undefined }), isOnlyWide: situation.isApiSignup },
  )
  const banner = bannerOf({ ...situation, standing: standing.banner })

  if (!standing.banner || isPutAway(standing.banner, situation)) return null
  const name = standing.banner
  const [Shown] = Object.values(slots).flatMap(({ banners }) => banners?.[name] ?? [])
  const key = bannerKeys[name]
  return (
    <section
      data-banner
      aria-label={m.shell_banners()}
      className={cx('wrap py-3 md:pb-0', standing.isOnlyWide && 'max-lg:hidden', !banner && 'invisible')}
      suppressHydrationWarning
    >
      {Shown && <Shown dismiss={key && dismissing(key)} />}
      {key && <ScriptOnce>{hidingScript(key)}</ScriptOnce>}
    </section>
  )
}

const dismissing = (key: PutAwayKey): BannerProps['dismiss'] => ({
  label: m.shell_close(),
  onDismiss: () => putAway(key),
  onUndo: () => takeBack(key),
})

const none = { banner: null, isOnlyWide: false }
