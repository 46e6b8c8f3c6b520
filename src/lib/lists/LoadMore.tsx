import { useEffect, useEffectEvent, useRef } from 'react'
import { Button, type ButtonProps } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { type PagedQuery, useLoadMore } from './use-load-more.ts'

export interface LoadMoreProps extends Pick<ButtonProps, 'variant' | 'size'> {
  query: PagedQuery
  /** Which list the query is of, where another one may take its place. */
  list?: unknown
  label: string
  /** Loads the next page automatically near the screen; the button remains for users who get there first. */
  byItself?: boolean
  /** Called when the button is pressed. */
  onMore?: () => void
  className?: string
}

/** The end of a list that goes on: a button for its next page, and why that does not come. */
export function LoadMore({
  query,
  list,
  label,
  byItself,
  onMore,
  className,
  variant = 'outline',
  size,
}: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const { isLoadingMore, failure, loadMore } = useLoadMore(query, list)
  const comeNear = useEffectEvent(() => {
    if (!isLoadingMore) loadMore()
  })
  useEffect(() => {
    if (!byItself || !place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && comeNear(), { rootMargin: '400px' })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [byItself])
  return (
    <div ref={place} className={cx('grid gap-4', className)}>
      {failure !== null && <LoadFailure error={failure} />}
      <Button
        variant={variant}
        size={size}
        busy={isLoadingMore}
        onClick={() => {
          onMore?.()
          loadMore()
        }}
      >
        {label}
      </Button>
    </div>
  )
}
