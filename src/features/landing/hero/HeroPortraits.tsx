import { Heart } from 'lucide-react'
import { m } from '~words'
import { CanalPortrait } from './CanalPortrait.tsx'
import { PlantsPortrait } from './PlantsPortrait.tsx'

/** Decoration: nobody listens to it. */
export function HeroPortraits() {
  return (
    <div aria-hidden className="room-for-letters relative mb-6.5 grid grid-cols-2 gap-2.5 lg:mb-14 lg:gap-4.5">
      <div className="aspect-[4/4.5] overflow-hidden rounded-portrait-flip md:aspect-[4/5.6]">
        <CanalPortrait />
      </div>
      <div className="mt-6.5 -mb-6.5 aspect-[4/4.5] overflow-hidden rounded-portrait lg:mt-14 lg:-mb-14 md:aspect-[4/5.6]">
        <PlantsPortrait />
      </div>
      <span className={`${bubbleClass} ${hisClass}`}>{m.landing_bubble_his()}</span>
      <span className={`${bubbleClass} ${hersClass}`}>
        <Heart className="size-4.25 fill-current" />
        {m.landing_bubble_hers()}
      </span>
    </div>
  )
}

const bubbleClass = 'absolute font-semibold shadow-lg'

const hisClass =
  '-bottom-2 left-3 rounded-bubble-other bg-secondary px-3.75 py-2.5 text-[min(0.9375rem,4.5vw)] text-on-secondary ' +
  'md:bottom-5 md:-left-4 lg:-left-8 lg:px-5 lg:py-3.5 lg:text-[1.0625rem]'

const hersClass =
  'top-2.5 right-2.5 flex items-center gap-1.75 rounded-bubble-own bg-surface px-3.5 py-2.25 text-[min(var(--text-sm),4.5vw)] text-primary-ink ' +
  'lg:top-6.5 lg:-right-4.5 lg:px-4.5 lg:py-3 lg:text-base'
