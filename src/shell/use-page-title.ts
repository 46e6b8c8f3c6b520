import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Shell } from './shell.ts'

/** Product §11.3. */
export function usePageTitle({ member }: Shell): void {
  const title = useMatches({
    select: (matches) =>
      matches.flatMap(({ meta }) => meta ?? []).findLast((entry) => entry && 'title' in entry)?.title,
  })
  const count = member ? member.unreadMessages + member.newLikes : 0
  useEffect(() => {
    if (title) document.title = count > 0 ? `(${count}) ${title}` : title
    // A browser that shows no badge is none the worse for it.
    navigator.setAppBadge?.(count)?.catch(() => {})
  }, [title, count])
}
