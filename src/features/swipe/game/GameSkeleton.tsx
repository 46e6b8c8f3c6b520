import { Skeleton } from '@/ui/loading/Skeleton.tsx'
import { SkeletonGroup } from '@/ui/loading/SkeletonGroup.tsx'
import { m } from '~words'
import { stackClass } from '../stack/stack-class.ts'

export function GameSkeleton() {
  return (
    <SkeletonGroup label={m.shell_loading()} className="flex flex-1 flex-col items-center gap-3.5">
      <Skeleton className="h-6 w-56" />
      <Skeleton className={`${stackClass} mb-5.5 rounded-portrait lg:flex-none`} />
      <Skeleton className="h-18 w-64 flex-none rounded-full lg:h-24" />
    </SkeletonGroup>
  )
}
