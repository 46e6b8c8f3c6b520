import { getRouteApi } from '@tanstack/react-router'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ProfileMissing } from './ProfileMissing.tsx'
import { ProfileView } from './ProfileView.tsx'

const route = getRouteApi('/members/$id/')

export function ProfilePage() {
  const { id } = route.useParams()
  const { data: profile, error } = trpc.members.get.useQuery({ id })
  const isGone = refusalIn(error)?.code === 'member_not_found'
  if (!profile || isGone) return <ProfileMissing />
  return <ProfileView key={id} profile={profile} />
}
