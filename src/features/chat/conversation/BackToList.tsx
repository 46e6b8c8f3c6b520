import { Link, useSearch } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { useWayBack } from '../../../lib/navigation/way-back.ts'

/** Back to where one came from, so that the way back does not lead in here again; from a deep link to the list. */
export function BackToList() {
  const { filter } = useSearch({ strict: false })
  return (
    <Link {...useWayBack('/chats')} search={{ filter }} className={backClass}>
      <ChevronLeft aria-hidden className="size-6" />
    </Link>
  )
}

const backClass = iconButtonClass(false, 'lg:hidden!')
