import { RowSkeleton } from '@/ui/loading/RowSkeleton.tsx'
import { Skeleton } from '@/ui/loading/Skeleton.tsx'
import { SkeletonGroup } from '@/ui/loading/SkeletonGroup.tsx'
import { m } from '~words'

export function ListPending() {
  return (
    <SkeletonGroup label={m.chat_loading()} className="flex-1 overflow-hidden bg-surface lg:max-w-94">
      <div className="border-b border-line px-gutter pt-4.5 pb-3 lg:pl-6">
        <Skeleton className="h-8 w-36 rounded-sm" />
        <Skeleton className="mt-1.5 h-11 w-44 rounded-full" />
      </div>
      {rows.map((row) => (
        <RowSkeleton key={row} />
      ))}
    </SkeletonGroup>
  )
}

export function ConversationPending() {
  return (
    <SkeletonGroup label={m.chat_loading()} className="flex min-h-0 flex-1 flex-col">
      <div className="border-b border-line bg-surface">
        <RowSkeleton />
      </div>
      <div className="mx-auto flex w-full max-w-190 flex-1 flex-col justify-end gap-3 px-gutter pb-8">
        {bubbles.map((className) => (
          <Skeleton key={className} className={className} />
        ))}
      </div>
    </SkeletonGroup>
  )
}

const rows = Array.from({ length: 8 }, (_, row) => row)

const bubbles = [
  'h-11 w-3/5 rounded-bubble-other',
  'h-11 w-2/5 rounded-bubble-other',
  'h-11 w-1/2 self-end rounded-bubble-own',
  'h-16 w-3/4 rounded-bubble-other',
]
