import { Skeleton } from './Skeleton.tsx'

export function RowSkeleton() {
  return (
    <div className="flex min-h-19.5 items-center gap-3.5 px-gutter py-2.75">
      <Skeleton className="size-14 flex-none rounded-full" />
      <div className="flex-1">
        <Skeleton className="h-4 w-2/5 rounded-sm" />
        <Skeleton className="mt-2 h-3.5 w-4/5 rounded-sm" />
      </div>
    </div>
  )
}
