import { Link, useRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import type { BannerProps } from '../../lib/slots.ts'
import { hourBy, useClock } from '../../lib/time/readers-clock.ts'
import { Countdown } from './Countdown.tsx'
import { EndTime } from './EndTime.tsx'

export function TimeBonusBanner({ dismiss }: BannerProps) {
  const bonus = useMe()?.timeBonus
  const { locale } = useRouter().options.context
  const clock = useClock()
  if (!bonus) return null
  const { percentage, endsAt } = bonus

  function hide() {
    dismiss?.onDismiss()
    const text = m.discounts_hidden({ time: hourBy(clock, endsAt, locale) })
    toast({ text, action: { label: m.discounts_unhide(), onSelect: () => dismiss?.onUndo() } })
  }

  return (
    <div className="on-dark flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card bg-secondary py-3 pr-1 pl-4 text-on-secondary">
      <div className="flex-[1_1_8rem]">
        <p className="leading-snug font-bold">{m.discounts_title({ percentage })}</p>
        <p className="text-sm text-on-secondary-muted">
          <EndTime endsAt={endsAt} />{' '}
          <Link to="/credits" className="font-semibold whitespace-nowrap text-on-secondary underline">
            {m.discounts_see()}
          </Link>
        </p>
      </div>
      <Countdown endsAt={endsAt} />
      {dismiss && (
        <IconButton label={dismiss.label} onClick={hide} className="hover:bg-transparent hover:opacity-70">
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  )
}
