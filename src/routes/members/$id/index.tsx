import { createFileRoute } from '@tanstack/react-router'
import { m } from '~words'
import { lazyPage } from '../../../lib/navigation/lazy-page.tsx'
import { orNotFound } from '../../../lib/navigation/or-not-found.ts'
import { titled, titledForPeople } from '../../../lib/navigation/page-title.ts'

export const Route = createFileRoute('/members/$id/')({
  loader: async ({ context: { queryClient, trpc }, params: { id } }) => {
    const profile = await orNotFound(queryClient.ensureQueryData(trpc.members.get.queryOptions({ id })))
    return { title: `${profile.name}, ${profile.age}`, isIndexable: profile.indexable }
  },
  head: ({ loaderData, match }) => {
    const head = loaderData?.isIndexable ? titled : titledForPeople
    return head(loaderData?.title ?? m.profile_missing_title(), { match })
  },
  component: lazyPage(() => import('../../../features/members/profile/ProfilePage.tsx'), 'ProfilePage'),
  notFoundComponent: lazyPage(() => import('../../../features/members/profile/ProfileMissing.tsx'), 'ProfileMissing'),
  staticData: { back: '/members', actionBar: 'low' },
})
