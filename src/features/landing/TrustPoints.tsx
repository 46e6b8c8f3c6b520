import { Coins, MapPin, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { m } from '~words'

export function TrustPoints() {
  return (
    <section className="border-y border-line bg-surface py-13 lg:py-21">
      <div className="wrap">
        <h2 className="heading-page">{m.landing_trust_title()}</h2>
        <ul className="mt-6 room-for-letters grid gap-5.5 md:grid-cols-2 lg:mt-9 lg:grid-cols-4 lg:gap-8">
          <Point
            icon={<ShieldCheck aria-hidden />}
            title={m.landing_trust_photos()}
            text={m.landing_trust_photos_text()}
          />
          <Point icon={<Coins aria-hidden />} title={m.landing_trust_credits()} text={m.landing_trust_credits_text()} />
          <Point icon={<MaskIcon />} title={m.landing_trust_fictional()} text={m.landing_trust_fictional_text()} />
          <Point icon={<MapPin aria-hidden />} title={m.landing_trust_place()} text={m.landing_trust_place_text()} />
        </ul>
      </div>
    </section>
  )
}

function Point({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="grid grid-cols-[var(--spacing-touch)_minmax(0,1fr)] items-start gap-3.5 lg:grid-cols-1">
      <span className={iconClass}>{icon}</span>
      <div>
        <h3 className="text-[1.0625rem] leading-snug font-bold">{title}</h3>
        <p className="mt-0.5 text-[0.9375rem] leading-normal text-ink-muted">{text}</p>
      </div>
    </li>
  )
}

const iconClass =
  'grid size-touch place-items-center rounded-[0.875rem] rounded-bl-xs bg-secondary-soft text-on-secondary-soft ' +
  '*:[svg]:size-5.5'
