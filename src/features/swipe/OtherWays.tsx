import { Link } from '@tanstack/react-router'
import { GalleryHorizontalEnd, Sparkles } from 'lucide-react'
import { chipClass } from '@/ui/control/chip-class.ts'
import { m } from '~words'

/** Beside the search: the other ways to meet people. */
export function OtherWays() {
  return (
    <>
      <Link to="/swipe-game" className={chipClass(false, 'flex-none')}>
        <GalleryHorizontalEnd aria-hidden />
        {m.swipe_title()}
      </Link>
      <Link to="/match-finder" className={chipClass(false, 'flex-none')}>
        <Sparkles aria-hidden />
        {m.match_finder_title()}
      </Link>
    </>
  )
}
