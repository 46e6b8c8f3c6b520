import { Skeleton } from '@/ui/loading/Skeleton.tsx'
import { SkeletonGroup } from '@/ui/loading/SkeletonGroup.tsx'
import { m } from '~words'

/** As long as nobody has said what can be paid with. */
export function MethodSkeleton() {
  return (
    <SkeletonGroup label={m.orders_methods_loading()} className="@container">
      <div className="grid grid-cols-1 gap-2 @xl:grid-cols-2">
        {['w-20', 'w-28', 'w-16', 'w-24', 'w-32'].map((width) => (
          <div
            key={width}
            className="flex min-h-14 items-center gap-3 rounded-lg border-[1.5px] border-line bg-surface px-3.5"
          >
            <Skeleton className="size-5.5 rounded-full" />
            <Skeleton className={`h-4 rounded-sm ${width}`} />
            <Skeleton className="ml-auto h-8 w-11 rounded-sm" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
