import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { type Parent, useWayBack } from '../../lib/navigation/way-back.ts'

/** The way back in an installed app, which has no browser bar. */
export function BackButton({ parent }: { parent: Parent }) {
  return (
    <Link {...useWayBack(parent)} className={iconButtonClass(false, '-ml-2.5 hidden! installed:grid!')}>
      <ChevronLeft aria-hidden className="size-6" />
    </Link>
  )
}
