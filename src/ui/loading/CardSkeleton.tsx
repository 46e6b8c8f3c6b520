import { Skeleton } from './Skeleton.tsx'

export function CardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-4/5 rounded-card" />
      <Skeleton className="mt-3 h-4.5 w-3/5 rounded-sm" />
      <Skeleton className="mt-2 h-3.5 w-2/5 rounded-sm" />
    </div>
  )
}
