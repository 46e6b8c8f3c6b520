import { Crown } from 'lucide-react'
import { Badge } from '@/ui/Badge.tsx'
import { m } from '~words'

export function MemberBadges({ isNew, premium }: { isNew: boolean; premium: boolean }) {
  return (
    <>
      {isNew && <Badge tone="primary">{m.search_new()}</Badge>}
      {premium && (
        <Badge tone="premium" icon={<Crown aria-hidden />}>
          {m.search_premium()}
        </Badge>
      )}
    </>
  )
}
