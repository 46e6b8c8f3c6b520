import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { ProfileMissing } from './ProfileMissing.tsx'
import { ProfileView } from './ProfileView.tsx'

const route = getRouteApi('/members/$id/')

export function ProfilePage() {
  const trpc = useTRPC()
  const { id } = route.useParams()
  const { data: profile, error } = useQuery(trpc.members.get.queryOptions({ id }))
  const isGone = refusalIn(error)?.code === 'member_not_found'
  if (!profile || isGone) return <ProfileMissing />
  return <ProfileView key={id} profile={profile} />
}
