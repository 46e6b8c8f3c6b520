import { Link, useCanGoBack, useRouter, useSearch } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { iconButtonClass } from '@/ui/IconButton.tsx'
import { m } from '~words'

/** Back to where one came from, so that the way back does not lead in here again; from a deep link to the list. */
export function BackToList() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { filter } = useSearch({ strict: false })
  const goBack = (event: MouseEvent) => {
    if (!canGoBack) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <Link to="/chats" search={{ filter }} onClick={goBack} aria-label={m.chat_back()} className={backClass}>
      <ChevronLeft aria-hidden className="size-6" />
    </Link>
  )
}

const backClass = iconButtonClass(false, 'lg:hidden!')
