import { getRouteApi } from '@tanstack/react-router'
import { useLiveEvent } from '../../../lib/live/use-live-event.ts'
import { refusalIn } from '../../../lib/refusal-words.ts'
import { trpc } from '../../../lib/trpc.ts'
import { ProfileMissing } from './ProfileMissing.tsx'
import { ProfileView } from './ProfileView.tsx'

const route = getRouteApi('/members/$id/')

/** What changes a profile for somebody who looks at it. */
const changing: readonly string[] = ['like_received', 'like_withdrawn', 'member_gone']

/** `/members/{id}`: everything that a member shows of themselves. */
export function ProfilePage() {
  const { id } = route.useParams()
  const { data: profile, error, refetch } = trpc.members.get.useQuery({ id })
  useLiveEvent((event) => {
    if ('memberId' in event && event.memberId === id && changing.includes(event.type)) void refetch()
  })
  const isGone = refusalIn(error)?.code === 'member_not_found'
  return profile && !isGone ? <ProfileView key={id} profile={profile} /> : <ProfileMissing />
}
