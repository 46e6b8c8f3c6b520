import { useQuery } from '@tanstack/react-query'
import { Link, useMatches } from '@tanstack/react-router'
import { Alert } from '@/ui/Alert.tsx'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { useTRPC } from '../../lib/trpc.ts'

/** As long as the member has not read what was decided about a photo of theirs; asked once, then told live. */
export function StatementNotice() {
  const { data: hasUnseen } = useQuery(
    useTRPC().inspection.hasUnseen.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }),
  )
  const isThere = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/profile_/photos' })
  if (!hasUnseen || isThere) return null
  return (
    <Alert
      tone="info"
      announce
      action={
        <Link to="/profile/photos" className={buttonClass({ variant: 'outline', size: 'md' })}>
          {m.inspection_notice_action()}
        </Link>
      }
    >
      {m.inspection_notice()}
    </Alert>
  )
}
